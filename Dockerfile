# navhost in an image of its own:
#   docker build -t navhost .
#   docker run --rm -v "$PWD:/policies" navhost test
FROM swift:6.2-bookworm AS build
WORKDIR /navhost
COPY . .
RUN bash scripts/dev/build.sh all

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends fonts-inter liblua5.4-0 librsvg2-2 lua-luassert lua-say && rm -rf /var/lib/apt/lists/*
COPY --from=build /navhost/.build/release/navhost /usr/local/bin/navhost
COPY --from=build /navhost/.build/release/navhost-preview /usr/local/bin/navhost-preview
COPY --from=build /navhost/.build/release/navhost-lsp /usr/local/bin/navhost-lsp
COPY --from=build /navhost/.build/release/navhost-debug /usr/local/bin/navhost-debug
COPY --from=build /navhost/.build/release/navhost-trace /usr/local/bin/navhost-trace
COPY --from=build /navhost/.build/release/navhost-app /usr/local/bin/navhost-app
WORKDIR /policies
ENTRYPOINT ["navhost"]

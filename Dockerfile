# navhost in an image of its own:
#   docker build -t navhost .
#   docker run --rm -v "$PWD:/policies" navhost test
FROM swift:6.2-bookworm AS build
WORKDIR /navhost
COPY . .
RUN bash scripts/dev/build.sh

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends fonts-inter liblua5.4-0 librsvg2-2 lua-luassert lua-say && rm -rf /var/lib/apt/lists/*
COPY --from=build /navhost/.build/release/navhost /usr/local/bin/navhost
WORKDIR /policies
ENTRYPOINT ["navhost"]

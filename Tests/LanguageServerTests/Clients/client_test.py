"""A whole session with the built program, by pytest-lsp: NAVHOST names the program."""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

PLUGIN = """return {
  name = "draft",
  controllers = "Editor",
  shouldPop = function(controller, pop)
    if controller.props.dirty and pop.source ~= "programmatic" then
      perform("keep")
      return false
    end
  end,
}
"""
SPEC = """it("holds", function()
  nav.use("plugins/draft.lua")
  nav.setStack { "Home", { class = "Editor", props = { dirty = true } } }
  assert.blocked(nav.tapBack())
end)
"""
SCENE = 'nav.onAction("keep", function(controller) print(controller.class) end)\n'


def write(folder: pathlib.Path) -> None:
    (folder / "plugins").mkdir()
    (folder / "plugins" / "draft.lua").write_text(PLUGIN)
    (folder / "plugins" / "draft_spec.lua").write_text(SPEC)
    (folder / "scene.lua").write_text(SCENE)


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["NAVHOST"], "lsp"]))
async def client(lsp_client: LanguageClient, tmp_path: pathlib.Path):
    write(tmp_path)
    lsp_client.folder = tmp_path
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(), root_uri=tmp_path.as_uri()
        )
    )
    yield
    await lsp_client.shutdown_session()


def uri(client: LanguageClient, name: str = "plugins/draft.lua") -> str:
    return (client.folder / name).as_uri()


def document(client: LanguageClient, name: str = "plugins/draft.lua"):
    return types.TextDocumentIdentifier(uri=uri(client, name))


def place(text: str, needle: str) -> types.Position:
    before = text[: text.index(needle) + len(needle)]
    line = before.split("\n")[-1]
    return types.Position(before.count("\n"), len(line.encode("utf-16-le")) // 2)


async def open_plugin(client: LanguageClient, text: str = PLUGIN) -> None:
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri(client), "lua", version=1, text=text)
        )
    )
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)


@pytest.mark.asyncio
async def test_diagnostics_as_one_types(client: LanguageClient):
    await open_plugin(client)
    start = place(PLUGIN, 'controllers = "Editor",\n  ')
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=2, uri=uri(client)),
            [
                types.TextDocumentContentChangePartial(
                    range=types.Range(start, types.Position(start.line, start.character + 9)),
                    text="shuoldPop",
                )
            ],
        )
    )
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    found = client.diagnostics[uri(client)]
    assert [one.code for one in found] == ["unknown-hook"]
    assert found[0].range == types.Range(
        start, types.Position(start.line, start.character + 9)
    )


@pytest.mark.asyncio
async def test_hover_completion_definition_references_rename(client: LanguageClient):
    await open_plugin(client)
    at_prop = place(PLUGIN, "props.di")
    hover = await client.text_document_hover_async(
        types.HoverParams(document(client), place(PLUGIN, "should"))
    )
    assert hover.contents.value.startswith("shouldPop(controller, pop)")
    found = await client.text_document_completion_async(
        types.CompletionParams(document(client), place(PLUGIN, "pop.so"))
    )
    assert "source" in [item.label for item in found.items]
    defined = await client.text_document_definition_async(
        types.DefinitionParams(document(client), at_prop)
    )
    assert [(one.uri, one.range.start.line) for one in defined] == [
        (uri(client, "plugins/draft_spec.lua"), 2)
    ]
    action = await client.text_document_definition_async(
        types.DefinitionParams(document(client), place(PLUGIN, 'perform("ke'))
    )
    assert [one.uri for one in action] == [uri(client, "scene.lua")]
    references = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), document(client), at_prop)
    )
    assert len(references) == 2
    edit = await client.text_document_rename_async(
        types.RenameParams(document(client), at_prop, new_name="unsaved")
    )
    assert set(edit.changes) == {uri(client), uri(client, "plugins/draft_spec.lua")}
    with pytest.raises(Exception, match="no name in Lua"):
        await client.text_document_rename_async(
            types.RenameParams(document(client), at_prop, new_name="end")
        )


@pytest.mark.asyncio
async def test_lenses_hints_and_commands(client: LanguageClient):
    await open_plugin(client)
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document(client)))
    assert "1 plugins decide for Editor" in [lens.command.title for lens in lenses]
    run = next(lens.command for lens in lenses if "spec" in lens.command.title)
    told = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(run.command, arguments=run.arguments)
    )
    assert told.startswith("1 passed, 0 failed")
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(
            document(client), types.Range(types.Position(0, 0), types.Position(99, 0))
        )
    )
    assert list(hints) == []
    (client.folder / "scene.lua").write_text(
        'nav.setStack { "Home", { class = "Editor", props = { dirty = true } } } nav.tapBack()'
    )
    process = await asyncio.create_subprocess_exec(
        "sh",
        "-c",
        '"$NAVHOST" run --record recorded scene.lua && "$NAVHOST" trace pack recorded > plugins/a.packed',
        cwd=client.folder,
        env={**os.environ},
    )
    assert await process.wait() == 0
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(
            document(client), types.Range(types.Position(0, 0), types.Position(99, 0))
        )
    )
    assert [hint.label for hint in hints] == ["→ false"]

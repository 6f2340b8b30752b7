-- A session of Neovim without a screen. usage: nvim --clean --headless -l neovim.lua PROGRAM FOLDER
local program, folder = arg[1], arg[2]
vim.fn.chdir(folder)

local function waitFor(what, condition)
  if not vim.wait(20000, condition, 20) then error("it never came: " .. what, 0) end
end

local function expect(what, is, wanted)
  if not vim.deep_equal(is, wanted) then
    error(("%s is %s, not %s"):format(what, vim.inspect(is), vim.inspect(wanted)), 0)
  end
  print("ok " .. what)
end

-- The server, as docs/editors.md has it but for the program's path.
vim.lsp.config("navhost", {
  cmd = { program, "lsp" },
  filetypes = { "lua" },
  root_markers = { ".luarc.json" },
})
vim.lsp.enable("navhost")

vim.cmd.filetype("on")
vim.cmd.edit("plugins/draft.lua")
vim.bo.filetype = "lua"
waitFor("a client", function() return #vim.lsp.get_clients({ bufnr = 0, name = "navhost" }) == 1 end)
local client = vim.lsp.get_clients({ bufnr = 0, name = "navhost" })[1]
waitFor("the answer to initialize", function() return client.initialized end)
expect("the root", vim.uv.fs_realpath(client.root_dir), vim.uv.fs_realpath(folder))
expect("the encoding", client.offset_encoding, "utf-16")

local function codes()
  return vim.tbl_map(function(found) return found.code end, vim.diagnostic.get(0))
end

local function ask(method, line, column, more)
  local params = vim.tbl_extend("force", {
    textDocument = vim.lsp.util.make_text_document_params(0),
    position = { line = line, character = column },
  }, more or {})
  local answer = client:request_sync(method, params, 20000, 0)
  return assert(answer, method).result
end

-- One types: diagnostics come and go.
vim.api.nvim_buf_set_text(0, 2, 2, 2, 11, { "shuoldPop" })
waitFor("a finding", function() return vim.deep_equal(codes(), { "unknown-hook" }) end)
local found = vim.diagnostic.get(0)[1]
expect("its place", { found.lnum, found.col, found.end_col }, { 2, 2, 11 })
vim.api.nvim_buf_set_text(0, 2, 2, 2, 11, { "shouldPop" })
waitFor("no finding", function() return #codes() == 0 end)

expect("hover", vim.split(ask("textDocument/hover", 2, 4).contents.value, "\n")[1]:sub(1, 27),
  "shouldPop(controller, pop):")
local labels = vim.tbl_map(function(item) return item.label end,
  ask("textDocument/completion", 3, 25).items)
expect("completion", vim.tbl_contains(labels, "dirty"), true)
expect("the lens", ask("textDocument/codeLens", 0, 0)[1].command.title,
  "1 plugins decide for Editor")

-- A prop gets another name, here and in a file that is not open.
vim.api.nvim_win_set_cursor(0, { 4, 26 })
vim.lsp.buf.rename("unsaved")
waitFor("the new name", function()
  return vim.api.nvim_buf_get_lines(0, 3, 4, false)[1]:find("props.unsaved", 1, true) ~= nil
end)
waitFor("the new name in the scene", function()
  local scene = vim.fn.bufnr("scene.lua")
  return scene > 0 and vim.api.nvim_buf_get_lines(scene, 0, 1, false)[1]:find("unsaved = true", 1, true) ~= nil
end)
print("ok rename")

client:stop()
waitFor("the end", function() return client:is_stopped() end)
print("ok all of it")

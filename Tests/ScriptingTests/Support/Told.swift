/// `told(text, f, ...)`: the call raises an error with the text, and the stack is as it was.
let told = """
  local function told(text, f, ...)
    local before, depth = nav.top, nav.depth
    local fine, message = pcall(f, ...)
    assert(not fine, "no error: " .. text)
    assert(tostring(message):find(text, 1, true), tostring(message) .. " lacks " .. text)
    assert(nav.top == before and nav.depth == depth, "the stack has changed")
  end

  """

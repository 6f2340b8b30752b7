K = K or {} K[#K + 1] = pop local t = {}
for i, k in ipairs(K) do
  t[k] = i
  for _, f in ipairs { tostring, next, pairs, ipairs, setmetatable, getmetatable, rawlen, rawget, table.unpack, table.sort, string.rep, error, coroutine.wrap, load, type, select, tonumber, utf8.char, math.type, require, table.concat } do pcall(f, k, K) end
  pcall(function() return k.source, k.count, k.animated, k[k], #k, k < k, k .. k, k(), -k end)
  pcall(function() k.source = k end) pcall(function() controller.props[k] = 1 end)
  pcall(function() controller.props.x = {k} end) pcall(function() controller.title = k end)
  pcall(function() controller.region = k end) pcall(string.format, "%p %s %q %d", k, k, k, k)
  assert(t[k] and rawequal(k, k) and (k == pop) == rawequal(k, pop))
end
pcall(confirm, pop) pcall(next, pop) log.info(pop) return pop

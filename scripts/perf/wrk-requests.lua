-- What wrk asks where one line of its command is not enough: each of the paths in turn, and in place of each "[<id>]"
-- of path and body a text that no other request has. Arguments: the beginning of these texts, method, body, paths.
local start, method, body
local paths, sent = {}, 0

function init(args)
  start, method, body = args[1], args[2], args[3]
  for index = 4, #args do
    paths[#paths + 1] = args[index]
  end
end

function request()
  local path = paths[sent % #paths + 1]
  sent = sent + 1
  local id = start .. sent
  local own = body ~= '' and body:gsub('%[<id>%]', id) or nil
  return wrk.format(method, (path:gsub('%[<id>%]', id)), nil, own)
end

-- Asks for several addresses in turn where WRK_PATHS names them, and prints what bench/wrk.ts reads. No hook per answer, and
-- per request only then: it would cost wrk more than a kept page costs the server.
local paths = os.getenv('WRK_PATHS')
if paths then
  local requests, count = {}, 0
  function init()
    for path in paths:gmatch('%S+') do requests[#requests + 1] = wrk.format('GET', path) end
  end
  function request()
    count = count + 1
    return requests[count % #requests + 1]
  end
end

function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format('{"requests":%d,"failures":%d,"microseconds":%d,"p50":%d,"p99":%d}\n',
    summary.requests, failures, summary.duration, latency:percentile(50), latency:percentile(99)))
end

-- Prints what bench/wrk.ts reads. No hook per request or answer: it would cost wrk more than the answer costs the server.
function done(summary, latency)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format('{"requests":%d,"failures":%d,"microseconds":%d,"p50":%d,"p99":%d}\n',
    summary.requests, failures, summary.duration, latency:percentile(50), latency:percentile(99)))
end

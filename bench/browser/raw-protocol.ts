import { once } from 'node:events';

export type TraceEvent = { name: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number };

type Reply = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};
type Send = <Result>(method: string, params?: object, sessionId?: string) => Promise<Result>;

/**
 * A browser asked over its bare protocol. A tool that drives pages (Playwright, Lighthouse) listens to their scripts, and V8 then
 * looks up the line of every error that is made, among them five that React makes while it is read: 478 kB are read anew for that,
 * which nobody waits for who is not watched.
 */
export async function openRawProtocol(port: number) {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  let calls = 0;
  const heard = new EventTarget();
  socket.addEventListener('message', ({ data }) => {
    // Cast: the protocol's message format.
    const reply = JSON.parse(String(data)) as Reply;
    heard.dispatchEvent(new CustomEvent(reply.method ?? String(reply.id), { detail: reply }));
  });
  const next = async (name: string) => {
    // Cast: dispatched above.
    const [{ detail }] = (await once(heard, name)) as [CustomEvent<Reply>];
    return detail;
  };
  const send: Send = async <Result>(method: string, params = {}, sessionId?: string) => {
    const id = ++calls;
    const answer = next(String(id));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    // Cast: the documented result of the method.
    return result as Result;
  };
  return {
    trace: (url: string, rate: number, ms: number) => trace({ send, next, heard }, { url, rate, ms }),
    close: () => socket.close(),
  };
}

/**
 * Traces the browser for `ms` after the navigation to a page, in a window of phone size, with the CPU slowed
 * by `rate`.
 */
async function trace(
  { send, next, heard }: { send: Send; next: (name: string) => Promise<Reply>; heard: EventTarget },
  { url, rate, ms }: { url: string; rate: number; ms: number },
): Promise<TraceEvent[]> {
  const context = await send<{ browserContextId: string }>('Target.createBrowserContext');
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    ...context,
  });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const screen = { width: 360, height: 740, deviceScaleFactor: 1, mobile: true };
  await send('Emulation.setDeviceMetricsOverride', screen, sessionId);
  await send('Emulation.setCPUThrottlingRate', { rate }, sessionId);
  const events: TraceEvent[] = [];
  const collect = (event: Event) => {
    // Cast: `Tracing.dataCollected`, as dispatched above.
    const { params } = (event as CustomEvent<{ params: { value: TraceEvent[] } }>).detail;
    events.push(...params.value);
  };
  heard.addEventListener('Tracing.dataCollected', collect);
  try {
    const includedCategories = ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline'];
    const traceConfig = { includedCategories, excludedCategories: ['*'] };
    await send('Tracing.start', { transferMode: 'ReportEvents', traceConfig }, sessionId);
    await send('Page.navigate', { url }, sessionId);
    await new Promise((resolve) => setTimeout(resolve, ms));
    const whole = next('Tracing.tracingComplete');
    await send('Tracing.end', {}, sessionId);
    await whole;
    return events;
  } finally {
    heard.removeEventListener('Tracing.dataCollected', collect);
    await send('Target.disposeBrowserContext', context);
  }
}

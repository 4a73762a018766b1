import { expect, test, vi } from 'vitest';
import { createLog } from './log.server.ts';
import { checkIntervalsMs, watchServices } from './service-watch.server.ts';

/** A service with scripted responses; the last one repeats. */
function scripted(answers: (string | null)[]) {
  const ask = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer) throw new Error(answer);
  });
  return { name: 'wallet', ask };
}

function watch(services: Parameters<typeof watchServices>[0]['services']) {
  const lines: { service: string; reason?: string; msg: string }[] = [];
  const log = createLog('warn', { write: (line) => lines.push(JSON.parse(line)) });
  const { stop } = watchServices({ services, log, pauseMs: { sound: 5, ill: 1 } });
  return { lines, stop };
}

test('warns about wrong credentials at once, repeatedly, and reports recovery', async () => {
  const wallet = scripted(['no token: 401', 'no token: 401', null]);
  const { lines, stop } = watch([wallet]);
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  expect(lines.map(({ service, reason, msg }) => ({ service, reason, msg }))).toEqual([
    { service: 'wallet', reason: 'no token: 401', msg: 'a service outside cannot be used' },
    { service: 'wallet', reason: 'no token: 401', msg: 'a service outside cannot be used' },
    { service: 'wallet', reason: undefined, msg: 'a service outside can be used again' },
  ]);
  stop();
});

test('checks a healthy service repeatedly without logging', async () => {
  const mail = scripted([null]);
  const { lines, stop } = watch([mail]);
  await vi.waitFor(() => expect(mail.ask.mock.calls.length).toBeGreaterThan(2));
  expect(lines).toEqual([]);
  stop();
});

test('checks hourly, and every ten minutes while failing', () => {
  expect(checkIntervalsMs).toEqual({ sound: 3_600_000, ill: 600_000 });
});

test('does not let a hanging service delay others', async () => {
  const wallet = scripted(['no token: 401']);
  const { lines, stop } = watch([{ name: 'mail', ask: () => new Promise(() => {}) }, wallet]);
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
  stop();
});

import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

export type ExternalService = { name: string; ask(): Promise<unknown> };

const hour = 3_600_000;
const tenMinutes = 600_000;

export const checkIntervalsMs = { sound: hour, ill: tenMinutes };

/**
 * Checks external services now and hourly, so that wrong credentials are noticed before they are needed. A failing
 * one is checked and logged every ten minutes, and its recovery is logged.
 * @param pauseMs shorter in tests
 */
export function watchServices({
  services,
  log,
  pauseMs = checkIntervalsMs,
}: {
  services: readonly ExternalService[];
  log: Logger;
  pauseMs?: { sound: number; ill: number };
}): { stop(): void } {
  const end = new AbortController();
  const watch = async ({ name, ask }: ExternalService) => {
    let since: Date | undefined;
    while (!end.signal.aborted) {
      const reason = await ask().then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (end.signal.aborted) return;
      if (reason !== undefined) {
        since ??= new Date();
        log.warn({ service: name, reason, since }, 'a service outside cannot be used');
      } else if (since !== undefined) {
        log.warn({ service: name, since }, 'a service outside can be used again');
        since = undefined;
      }
      const pause = reason === undefined ? pauseMs.sound : pauseMs.ill;
      await delay(pause, undefined, { signal: end.signal, ref: false }).catch(() => {
        // Told to end.
      });
    }
  };
  for (const service of services) void watch(service);
  return { stop: () => end.abort() };
}

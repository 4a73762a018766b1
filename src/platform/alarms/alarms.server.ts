import { join } from 'node:path';
import type { Logger } from 'pino';
import { errorMessage } from '../errors.ts';
import { limits } from '../operations/limits.ts';
import { isVital, type Outages, type Part, parts } from '../operations/outages.server.ts';
import type { Clock } from '../time/clock.ts';
import { beginLetter, endLetter } from './letters.server.ts';
import { type BegunAlarm, createAlarmState } from './state.server.ts';

/** A part has to be well in every process for this long. Processes see a fault at different moments. */
const wellSeconds = 120;

/** Pause in ms after a failed attempt, in which another process may reach the mail server. */
const retryMs = 180_000;

/**
 * Sends a letter to the recipients of alarms. The id is the same for each attempt, so that mail servers drop copies.
 * @throws Error with codes only
 */
export type SendAlarm = (letter: { subject: string; text: string; id: string }) => Promise<void>;

export type Alarms = {
  /** @param checked parts that this process has just checked; only those can be over */
  update(checked: readonly Part[]): Promise<void>;
  /** Waits for a letter that is being sent. */
  stop(): Promise<void>;
};

/**
 * Announces outages by mail: one letter when a part has been ill for `limits.notReadyMinutes` or
 * `limits.warningMinutes`, and one when it works again.
 * @param deps dataDir: shared by the processes of a machine; host: name of the site
 */
export function createAlarms(deps: {
  outages: Pick<Outages, 'beginOf' | 'reasonOf'>;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  dataDir: string;
  host: string;
  send: SendAlarm;
}): Alarms {
  const { outages, clock, log, host, send } = deps;
  const state = createAlarmState(join(deps.dataDir, 'alarms'));
  /** Parts whose first letter this process has sent; the disk may have no room to note it. */
  const sentHere = new Set<Part>();
  let nextTryAt = 0;

  /** A process that does not try takes no lock, or it could keep the others from trying. */
  const isPausing = () => clock.now().getTime() < nextTryAt;

  const trySend = async (letter: Parameters<SendAlarm>[0]): Promise<boolean> => {
    if (isPausing()) return false;
    try {
      await send(letter);
      return true;
    } catch (error) {
      nextTryAt = clock.now().getTime() + retryMs;
      log.warn({ subject: letter.subject, reason: errorMessage(error) }, 'an alarm was not sent');
      return false;
    }
  };

  const idOf = (part: Part, step: string, since: Date) => `alarm-${part}-${step}-${since.getTime()}`;

  const announceBegin = async (part: Part, alarm: BegunAlarm) =>
    trySend({ ...beginLetter({ part, ...alarm }, host), id: idOf(part, 'begin', alarm.since) });

  const noteFault = async (part: Part, since: Date, reason: string) => {
    const minutes = isVital(part) ? limits.notReadyMinutes : limits.warningMinutes;
    const isDue = clock.now().getTime() - since.getTime() >= minutes * 60_000;
    const alarm = { since, reason, isSent: false };
    try {
      if (isDue && (await state.read(part)) === undefined) await state.begin(part, alarm, clock.now());
      await state.touch(part, clock.now());
      if (isPausing() || (await state.read(part))?.isSent !== false) return;
      await state.exclusively(part, async () => {
        const begun = await state.read(part);
        if (begun?.isSent !== false) return;
        if (!sentHere.has(part) && !(await announceBegin(part, begun))) return;
        sentHere.add(part);
        await state.markSent(part, begun, clock.now());
      });
    } catch (error) {
      // No room for the state: rather one letter from each process than none.
      if (!isDue || sentHere.has(part)) return;
      log.warn({ part, reason: errorMessage(error) }, 'the state of an alarm cannot be stored in DATA_DIR');
      if (await announceBegin(part, alarm)) sentHere.add(part);
    }
  };

  const noteHealth = async (part: Part) => {
    sentHere.delete(part);
    const seenAt = await state.lastSeenAt(part);
    // The distance, because the time of a clock that has been corrected may be in the future.
    const isOver = seenAt !== undefined && distanceMs(clock.now(), seenAt) >= wellSeconds * 1_000;
    if (!isOver || isPausing()) return;
    await state.exclusively(part, async () => {
      const begun = await state.read(part);
      if (begun === undefined) return;
      const letter = { ...endLetter({ part, ...begun }, seenAt, host), id: idOf(part, 'end', begun.since) };
      if (await trySend(letter)) await state.end(part);
    });
  };

  const updateAll = async (checked: readonly Part[]) => {
    for (const part of parts) {
      const since = outages.beginOf(part);
      const reason = outages.reasonOf(part);
      if (since !== undefined && reason !== undefined) await noteFault(part, since, reason);
      else if (checked.includes(part))
        await noteHealth(part).catch((error: unknown) =>
          log.warn({ part, reason: errorMessage(error) }, 'the end of an alarm was not announced'),
        );
    }
  };

  let running: Promise<void> | undefined;
  return {
    async update(checked) {
      running ??= updateAll(checked).finally(() => {
        running = undefined;
      });
      await running;
    },
    async stop() {
      await running;
    },
  };
}

const distanceMs = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime());

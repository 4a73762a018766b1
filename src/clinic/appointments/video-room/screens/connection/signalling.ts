import { ApiError, problemMessage } from '#platform/api/client.ts';
import { awaitEvents, type Device, postSignal } from '../../api.ts';
import type { Participant, SafetyAnswer } from '../../contract.ts';
import type { Mesh, Remote } from './mesh.ts';

/** Delay in ms before a failed call to the server is repeated. */
const retryMs = 2_000;
/** When the network disappears, a request may stay open for minutes. After this time in ms it is repeated. */
export const replyWithinMs = 10_000;
/** The server holds a request for events for 20 s. */
const eventsWithinMs = 30_000;

export type CallState = {
  participants: Participant[];
  remotes: Remote[];
  safetyAnswers: SafetyAnswer[];
  /** False while the server does not respond; a running conversation goes on. */
  isServerReachable: boolean;
  /** Why the call is over on this device. */
  ended?: { code: string; message: string };
};

/** Sends signals one after another, in order; after a failure it tries again. */
export function createOutbox(device: Device, ending: AbortSignal) {
  let last = Promise.resolve();
  const post = async (to: string, data: string): Promise<void> => {
    while (!ending.aborted)
      try {
        await within(replyWithinMs, postSignal(device, to, data));
        return;
      } catch (error) {
        if (isFinal(error)) return;
        await pause(retryMs);
      }
  };
  return {
    add(to: string, data: string): void {
      last = last.then(() => post(to, data));
    },
  };
}

/** Asks the server for events until the call ends on this device: who is in the room, and signals for this device. */
export async function followEvents(
  device: Device,
  links: Mesh,
  change: (fields: Partial<CallState>) => void,
  ending: AbortSignal,
): Promise<void> {
  let state = '';
  let after = 0;
  while (!ending.aborted)
    try {
      const events = await within(eventsWithinMs, awaitEvents(device, state, after));
      if (ending.aborted) return;
      const { participants, safetyAnswers } = events;
      change({ participants, safetyAnswers, isServerReachable: true });
      state = events.state;
      links.update(participants);
      for (const signal of events.signals) {
        after = Math.max(after, signal.id);
        await links.receive(signal);
      }
    } catch (error) {
      if (ending.aborted) return;
      if (isFinal(error)) {
        links.close();
        change({
          ended: { code: error.problem.code ?? '', message: problemMessage(error) ?? '' },
          remotes: [],
        });
        return;
      }
      change({ isServerReachable: false });
      await pause(retryMs);
    }
}

/** Refusals that will not change: 429 and 5xx are temporary. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** @throws TypeError like a network failure, if there is no reply in this time */
export const within = <T>(ms: number, reply: Promise<T>): Promise<T> =>
  Promise.race([reply, pause(ms).then(() => Promise.reject(new TypeError('no reply in time')))]);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

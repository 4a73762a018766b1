import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../api/refusals.ts';
import type { Changes } from './changes.server.ts';

/**
 * Lifetime of a stream in ms: the browser reconnects and is authorized again. A signed-out or locked session receives
 * nothing after this time, and proxies do not time out.
 */
export const streamLifetimeMs = 45_000;
/** Heartbeat interval for proxies, in ms. */
const heartbeatMs = 15_000;
/** Changes within this time are merged, in ms. */
const mergeWindowMs = 100;
/**
 * Open streams of one instance: five hundred chats in two windows each and every screen of the clinic, twice over. A stream
 * costs a few timers and some kB (`npm run bench -- chat`).
 */
export const maxStreams = 2_000;
/** Streams that patients may hold, so that screens of the clinic always get one. */
export const maxPatientStreams = 1_600;
/** Streams of patients from one network: many people share the address of a mobile carrier or a school. */
export const maxStreamsPerNetwork = 120;
/** Streams of one person: a browser opens six connections to a host without HTTP/2, and connections that died count too. */
export const maxStreamsPerUser = 6;

type Listener = {
  topic: string;
  /** The newest change that the browser knows. */
  heard: string | undefined;
  userId: number;
  isStaff: boolean;
  /** By `networkOf`. */
  network: string;
  /** What the page shows besides the topic's changes; a stream whose state differs reports a change. */
  state?: string;
};

export type ChangeStreams = ReturnType<typeof createChangeStreams>;

/** Server-sent events (WHATWG HTML, 9.2) that report that something has changed, but not what. */
export function createChangeStreams(app: FastifyInstance, changes: Changes) {
  const open = new Set<() => void>();
  /** Streams per user, oldest first. */
  const own = new Map<number, Set<() => void>>();
  /** Networks of the patients' streams, one entry a stream. */
  const ofPatients = new Map<() => void, string>();
  // Open streams would keep the process from stopping.
  app.addHook('preClose', async () => {
    for (const end of open) end();
    await changes.stop();
  });

  const sizeOf = (userId: number) => own.get(userId)?.size ?? 0;
  const forgetOwn = (userId: number, end: () => void) => {
    own.get(userId)?.delete(end);
    if (sizeOf(userId) === 0) own.delete(userId);
  };

  /** One stream more of the same person replaces their oldest, so it takes no place of another's. */
  const hasPlace = ({ isStaff, network, userId }: Listener): boolean => {
    if (open.size >= maxStreams) return false;
    if (isStaff || sizeOf(userId) >= maxStreamsPerUser) return true;
    const ofNetwork = [...ofPatients.values()].filter((one) => one === network).length;
    return ofPatients.size < maxPatientStreams && ofNetwork < maxStreamsPerNetwork;
  };

  return {
    /**
     * Opens a stream. One more than `maxStreamsPerUser` ends that person's oldest, which most likely has nobody at its other end.
     * @returns the body of the answer
     * @throws Refusal 503 when too many streams are open, of all, of patients or of the patient's network
     */
    begin(reply: FastifyReply, listener: Listener): Readable {
      if (!hasPlace(listener)) throw refuse('unavailable', { retryAfterSeconds: 30 });
      const { topic, heard, userId, state = '' } = listener;
      const body = new Readable({ read() {} });
      let gathering: NodeJS.Timeout | undefined;
      const newest = () => `${changes.newest(topic)}${state}`;
      const tell = () => {
        gathering = undefined;
        body.push(`event: change\nid: ${newest()}\ndata: ${topic}\n\n`);
      };
      // The browser reconnects after a second.
      body.push('retry: 1000\n\n');
      const forget = changes.subscribe(topic, () => {
        gathering ??= setTimeout(tell, mergeWindowMs);
      });
      if (heard !== newest()) tell();
      const beat = setInterval(() => body.push(':\n\n'), heartbeatMs);
      const life = setTimeout(() => end(), streamLifetimeMs);
      const end = () => {
        if (!open.delete(end)) return;
        forgetOwn(userId, end);
        ofPatients.delete(end);
        forget();
        for (const timer of [gathering, beat, life]) clearTimeout(timer);
        body.push(null);
      };
      open.add(end);
      if (!listener.isStaff) ofPatients.set(end, listener.network);
      own.set(userId, (own.get(userId) ?? new Set()).add(end));
      if (sizeOf(userId) > maxStreamsPerUser) own.get(userId)?.values().next().value?.();
      body.on('close', end);
      // Disables buffering in nginx.
      reply.type('text/event-stream').header('X-Accel-Buffering', 'no');
      return body;
    },
  };
}

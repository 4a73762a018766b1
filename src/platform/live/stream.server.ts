import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../api/refusals.ts';
import type { Changes } from './changes.server.ts';

/**
 * How long a stream lasts, in ms: the browser asks anew, and is then looked at anew. Whoever has signed out or locked the
 * screen hears nothing more after this long, and no proxy's patience is tried.
 */
export const lifeMs = 45_000;
/** A sign of life for whatever stands between, in ms. */
const beatMs = 15_000;
/** Several changes within this long are one, in ms. */
const gatherMs = 100;
/**
 * Of one instance: five hundred open threads in two windows each, and every screen of the clinic, twice over. One costs a few
 * timers and some kB (`npm run bench -- chat`).
 */
export const mostStreams = 2_000;
/** Of one person: a browser opens no more to a house without HTTP/2, and each line that has died without a word is one, too. */
export const mostOfOne = 6;

type Asked = { topic: string; heard: string | undefined; userId: number; state?: string };

export type ChangeStreams = ReturnType<typeof createChangeStreams>;

/** Server-sent events (WHATWG HTML, 9.2) that say that something has changed, and nothing of what. */
export function createChangeStreams(app: FastifyInstance, changes: Changes) {
  const open = new Set<() => void>();
  /** Each person's, the oldest first. */
  const own = new Map<number, Set<() => void>>();
  // A stream would keep the process from stopping until its end.
  app.addHook('preClose', async () => {
    for (const end of open) end();
    await changes.stop();
  });

  const sizeOf = (userId: number) => own.get(userId)?.size ?? 0;
  const forgetOwn = (userId: number, end: () => void) => {
    own.get(userId)?.delete(end);
    if (sizeOf(userId) === 0) own.delete(userId);
  };

  return {
    /**
     * @param asked topic: what is listened to; heard: the newest change that the browser knows of, where it knows one; userId:
     *   who listens. One stream too many of theirs ends the oldest: the likeliest to have nobody at its other end; state: what
     *   else the page shows and nobody tells of, as it is now. Where it is another than before, that is a change
     * @returns the body of the answer
     * @throws Refusal 503 where too many are open
     */
    begin(reply: FastifyReply, { topic, heard, userId, state = '' }: Asked): Readable {
      if (open.size >= mostStreams) throw refuse('unavailable', { retryAfterSeconds: 30 });
      const body = new Readable({ read() {} });
      let gathering: NodeJS.Timeout | undefined;
      const newest = () => `${changes.newest(topic)}${state}`;
      const tell = () => {
        gathering = undefined;
        body.push(`event: change\nid: ${newest()}\ndata: ${topic}\n\n`);
      };
      // A browser that has lost the line comes back after a second.
      body.push('retry: 1000\n\n');
      const forget = changes.subscribe(topic, () => {
        gathering ??= setTimeout(tell, gatherMs);
      });
      if (heard !== newest()) tell();
      const beat = setInterval(() => body.push(':\n\n'), beatMs);
      const life = setTimeout(() => end(), lifeMs);
      const end = () => {
        if (!open.delete(end)) return;
        forgetOwn(userId, end);
        forget();
        for (const timer of [gathering, beat, life]) clearTimeout(timer);
        body.push(null);
      };
      open.add(end);
      own.set(userId, (own.get(userId) ?? new Set()).add(end));
      if (sizeOf(userId) > mostOfOne) own.get(userId)?.values().next().value?.();
      body.on('close', end);
      // Nginx would gather what is said before it passes it on.
      reply.type('text/event-stream').header('X-Accel-Buffering', 'no');
      return body;
    },
  };
}

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../api/refusals.ts';
import type { Changes } from './changes.server.ts';

/**
 * How long a stream lasts, in ms: the browser asks anew, and is then looked at anew. Whoever has signed out or locked the
 * screen hears nothing more after this long, and no proxy's patience is tried.
 */
const lifeMs = 45_000;
/** A sign of life for whatever stands between, in ms. */
const beatMs = 15_000;
/** Several changes within this long are one, in ms. */
const gatherMs = 100;
/** Far above the screens of one clinic. */
export const mostStreams = 500;

export type ChangeStreams = ReturnType<typeof createChangeStreams>;

/** Server-sent events (WHATWG HTML, 9.2) that say that something has changed, and nothing of what. */
export function createChangeStreams(app: FastifyInstance, changes: Changes) {
  const open = new Set<() => void>();
  // A stream would keep the process from stopping until its end.
  app.addHook('preClose', async () => {
    for (const end of open) end();
    await changes.stop();
  });

  return {
    /**
     * @param asked topic: what is listened to; heard: the newest change that the browser knows of, where it knows one
     * @returns the body of the answer
     * @throws Refusal 503 where too many are open
     */
    begin(reply: FastifyReply, { topic, heard }: { topic: string; heard: string | undefined }): Readable {
      if (open.size >= mostStreams) throw refuse('unavailable', { retryAfterSeconds: 30 });
      const body = new Readable({ read() {} });
      let gathering: NodeJS.Timeout | undefined;
      const tell = () => {
        gathering = undefined;
        body.push(`event: change\nid: ${changes.newest(topic)}\ndata: ${topic}\n\n`);
      };
      // A browser that has lost the line comes back after a second.
      body.push('retry: 1000\n\n');
      const forget = changes.subscribe(topic, () => {
        gathering ??= setTimeout(tell, gatherMs);
      });
      if (heard !== changes.newest(topic)) tell();
      const beat = setInterval(() => body.push(':\n\n'), beatMs);
      const life = setTimeout(() => end(), lifeMs);
      const end = () => {
        if (!open.delete(end)) return;
        forget();
        for (const timer of [gathering, beat, life]) clearTimeout(timer);
        body.push(null);
      };
      open.add(end);
      body.on('close', end);
      // Nginx would gather what is said before it passes it on.
      reply.type('text/event-stream').header('X-Accel-Buffering', 'no');
      return body;
    },
  };
}

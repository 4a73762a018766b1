import { randomUUID } from 'node:crypto';
import type { Outages } from '../operations/outages.server.ts';
import { createLine } from './line.server.ts';

/** A page that is left for the next one listens again at once: until then the line stays open, in ms. */
const lingerMs = 10_000;

type ChangesDeps = { loginUrl: string; outages: Outages; pulseMs?: number };

/** Hears what has changed, whichever instance changed it: a topic, never what it was. */
export type Changes = {
  /** @param hear something of the topic may have changed. Returns what ends it. */
  subscribe(topic: string, hear: () => void): () => void;
  /** Names the newest change of a topic; equal names mean that nothing was missed in between. */
  newest(topic: string): string;
  stop(): Promise<void>;
};

/**
 * Listens to the database (migration 0019) on a connection of its own, as long as anybody wants to hear.
 * @param deps loginUrl: connection string of the application's role; outages: hears where the database is away; pulseMs: how
 *   often the line is asked whether it lives, in ms
 */
export function createChanges({ loginUrl, outages, pulseMs = 15_000 }: ChangesDeps): Changes {
  const topics = new Map<string, { count: number; hears: Set<() => void> }>();
  const instance = randomUUID();
  let wanted = 0;
  let leaving: NodeJS.Timeout | undefined;

  const topicOf = (name: string) => {
    const topic = topics.get(name) ?? { count: 0, hears: new Set<() => void>() };
    topics.set(name, topic);
    return topic;
  };
  const tell = (name: string) => {
    const topic = topics.get(name);
    // Nobody here has ever asked for it: thousands of threads would be remembered for nothing.
    if (topic === undefined) return;
    topic.count++;
    for (const hear of topic.hears) hear();
  };
  const line = createLine({
    loginUrl,
    outages,
    pulseMs,
    tell,
    isWanted: () => wanted > 0,
    // Nobody knows what was said while nobody listened.
    hearsAgain: () => [...topics.keys()].forEach(tell),
  });

  return {
    subscribe(name, hear) {
      const { hears } = topicOf(name);
      hears.add(hear);
      wanted++;
      clearTimeout(leaving);
      line.open();
      return () => {
        if (!hears.delete(hear)) return;
        wanted--;
        if (wanted === 0) leaving = setTimeout(() => void line.close(), lingerMs).unref();
      };
    },
    newest: (name) => `${instance}.${topicOf(name).count}`,
    async stop() {
      clearTimeout(leaving);
      wanted = 0;
      await line.close();
    },
  };
}

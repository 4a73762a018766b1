import { randomUUID } from 'node:crypto';
import type { Outages } from '../operations/outages.server.ts';
import { createListeningConnection } from './listening-connection.server.ts';

/** Keeps the connection open in ms, because the next page subscribes at once. */
const lingerMs = 10_000;

type ChangesDeps = { loginUrl: string; outages: Outages; pulseMs?: number };

/** Change notifications from all instances: a topic, never the content. */
export type Changes = {
  /** @param hear called when something of the topic may have changed. Returns an unsubscribe function. */
  subscribe(topic: string, hear: () => void): () => void;
  /** Version of a topic; equal versions mean that no change was missed. */
  newest(topic: string): string;
  stop(): Promise<void>;
};

/**
 * Listens to the database (migration 0019) on its own connection while there are subscribers.
 * @param deps loginUrl: connection string of the application's role; outages: notified when the database is
 * unreachable; pulseMs: interval of the liveness check
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
  const notifySubscribers = (name: string) => {
    const topic = topics.get(name);
    // No subscriber: remembering thousands of threads would be useless.
    if (topic === undefined) return;
    topic.count++;
    for (const hear of topic.hears) hear();
  };
  const line = createListeningConnection({
    loginUrl,
    outages,
    pulseMs,
    tell: notifySubscribers,
    isWanted: () => wanted > 0,
    // Changes may have been missed while not listening.
    hearsAgain: () => [...topics.keys()].forEach(notifySubscribers),
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

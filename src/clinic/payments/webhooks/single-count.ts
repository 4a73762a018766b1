import type { Limit } from '#platform/http/limits.server.ts';

type Shared = { spent: Promise<unknown>; users: number; mustCount: boolean };

/**
 * Counts what a person asks about orders that nobody knows: each costs a reading of the wallet, and nobody who pays has any.
 * It is counted beforehand, so that many at once are too many as well, and given back where the order was known. Those who
 * ask about the same order at the same time count as one: fifty presses are one reading.
 * @returns a function that runs `work`, unless the person has used up their points; `work` calls `count` where it counts
 */
export function countedOnce(limit: Limit) {
  const underWay = new Map<string, Shared>();
  return async <T>(
    { userId, orderId }: { userId: number; orderId: string },
    work: (count: () => void) => Promise<T>,
  ): Promise<T> => {
    const [who, key] = [String(userId), JSON.stringify([userId, orderId])];
    const shared = underWay.get(key) ?? { spent: limit.spend(who), users: 0, mustCount: false };
    underWay.set(key, shared);
    shared.users++;
    try {
      await shared.spent;
    } catch (error) {
      underWay.delete(key);
      throw error;
    }
    try {
      return await work(() => {
        shared.mustCount = true;
      });
    } finally {
      shared.users--;
      if (shared.users === 0) {
        underWay.delete(key);
        if (!shared.mustCount) await limit.giveBack(who);
      }
    }
  };
}

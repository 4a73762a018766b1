import type { Limit } from '#platform/http/limits.server.ts';

/**
 * Counts what a person asks about orders that nobody knows: each costs a reading of the wallet, and nobody who pays has any.
 * It is counted beforehand, so that many at once are too many as well, and given back where the order was known. Those who
 * ask about the same order at the same time count as one: fifty presses are one reading.
 */
export function createSingleCount(limit: Limit) {
  const underWay = new Map<string, { spent: Promise<unknown>; users: number; isUnknown: boolean }>();
  return {
    /**
     * Whoever has entered leaves again, once.
     * @throws whatever the limit throws where the person's points are used up
     */
    async enter(userId: number, orderId: string): Promise<{ leave: (isUnknown: boolean) => Promise<void> }> {
      const who = String(userId);
      const key = JSON.stringify([userId, orderId]);
      const shared = underWay.get(key) ?? { spent: limit.spend(who), users: 0, isUnknown: false };
      underWay.set(key, shared);
      shared.users++;
      try {
        await shared.spent;
      } catch (error) {
        underWay.delete(key);
        throw error;
      }
      return {
        async leave(isUnknown) {
          shared.isUnknown ||= isUnknown;
          shared.users--;
          if (shared.users > 0) return;
          underWay.delete(key);
          if (!shared.isUnknown) await limit.giveBack(who);
        },
      };
    },
  };
}

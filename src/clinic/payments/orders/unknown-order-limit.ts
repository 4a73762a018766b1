import type { Limit } from '#platform/http/limits.server.ts';

/**
 * Rate limit for unknown orders, each of which costs a request to the wallet. A point is taken in advance, so that
 * concurrent requests are limited too, and returned if the order is known. Concurrent requests for one order count
 * once.
 */
export function createUnknownOrderLimit(limit: Limit) {
  const underWay = new Map<string, { spent: Promise<unknown>; users: number; isUnknown: boolean }>();
  return {
    /**
     * The caller must leave once.
     * @throws the limit's error when the user's points are used up
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

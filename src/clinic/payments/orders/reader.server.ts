import { refusing } from '#platform/api/refusals.ts';
import { refusals } from '../contract.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import type { Reconciled } from '../reconciliation/service.server.ts';
import { isOrderId } from '../rules.ts';
import { reconcileOrder } from './reconcile.server.ts';
import { createUnknownOrderLimit } from './unknown-order-limit.ts';

const refuse = refusing(refusals);

/** Outcomes that are final. */
const decided = new Set<Reconciled['status']>(['verified', 'rejected', 'declined']);

/** Reads orders at the wallet: concurrent requests share one read, and made-up order ids are rate-limited. */
export function createOrderReader(deps: PaymentsDeps) {
  // Each one costs a request to the wallet; the limit is far above normal use.
  const limit = deps.limits({ name: 'payment', points: 120, seconds: 3600 });
  const unknownOrderLimit = createUnknownOrderLimit(
    deps.limits({ name: 'unknown-order', points: 20, seconds: 3600 }),
  );
  const underWay = new Map<string, Promise<Reconciled>>();

  function joinRead(orderId: string): Promise<Reconciled> {
    const known = underWay.get(orderId);
    if (known !== undefined) return known;
    const reconciled = reconcileOrder(deps, orderId).finally(() => underWay.delete(orderId));
    underWay.set(orderId, reconciled);
    return reconciled;
  }

  /**
   * Reads and settles an order. Concurrent callers share one read; if it began before the capture they know of and
   * decided nothing, they share a second one.
   * @throws WalletUnreachable; then nothing has changed
   */
  async function reconcile(orderId: string): Promise<Reconciled> {
    const begunBefore = underWay.get(orderId);
    if (begunBefore === undefined) return joinRead(orderId);
    const reconciled = await begunBefore;
    return decided.has(reconciled.status) ? reconciled : joinRead(orderId);
  }

  return {
    reconcile,
    /**
     * Opens reading for a user within the rate limits. The caller must close it once.
     * @throws Refusal `not_verified` if the id cannot be an order, before anything is read; 429
     */
    async openFor(userId: number, orderId: string) {
      await limit.spend(String(userId));
      if (!isOrderId(orderId)) throw refuse('not_verified');
      const count = await unknownOrderLimit.enter(userId, orderId);
      let hasUnknown = false;
      return {
        async reconcile(order: string): Promise<Reconciled> {
          const reconciled = await reconcile(order);
          hasUnknown ||= reconciled.status === 'unknown';
          return reconciled;
        },
        close: () => count.leave(hasUnknown),
      };
    },
  };
}

export type OrderReader = ReturnType<typeof createOrderReader>;
export type OwnReader = Awaited<ReturnType<OrderReader['openFor']>>;

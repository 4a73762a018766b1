import { refusing } from '#platform/api/refusals.ts';
import { refusals } from '../contract.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import type { Reconciled } from '../reconciliation/service.server.ts';
import { isOrderId } from '../rules.ts';
import { reconcileOrder } from './reconcile.server.ts';
import { createSingleCount } from './single-count.ts';

const refuse = refusing(refusals);

/** Outcomes that no later reading changes back. */
const decided = new Set<Reconciled['status']>(['verified', 'rejected', 'declined']);

/** Readings of orders at the wallet: whoever asks at the same time shares one, and nobody has made-up orders read for ever. */
export function createOrderReader(deps: PaymentsDeps) {
  // Each asks the wallet; a person's busiest hour is far below.
  const limit = deps.limits({ name: 'payment', points: 120, seconds: 3600 });
  const madeUp = createSingleCount(deps.limits({ name: 'unknown-order', points: 20, seconds: 3600 }));
  const underWay = new Map<string, Promise<Reconciled>>();

  function join(orderId: string): Promise<Reconciled> {
    const known = underWay.get(orderId);
    if (known !== undefined) return known;
    const reconciled = reconcileOrder(deps, orderId).finally(() => underWay.delete(orderId));
    underWay.set(orderId, reconciled);
    return reconciled;
  }

  /**
   * Reads an order and writes what follows. Whoever asks for one that is being read waits for that answer: fifty presses are
   * one reading. It may have begun before the capture they know of; where it decided nothing, they share another.
   * @throws WalletAway; then nothing has changed
   */
  async function reconcile(orderId: string): Promise<Reconciled> {
    const begunBefore = underWay.get(orderId);
    if (begunBefore === undefined) return join(orderId);
    const reconciled = await begunBefore;
    return decided.has(reconciled.status) ? reconciled : join(orderId);
  }

  return {
    reconcile,
    /**
     * Lets a person have orders read, as long as they ask about true ones. Whoever has opened it closes it again, once.
     * @throws Refusal `not_verified` where the wallet cannot know such an order: nothing is asked, nothing is kept; 429
     */
    async openFor(userId: number, orderId: string) {
      await limit.spend(String(userId));
      if (!isOrderId(orderId)) throw refuse('not_verified');
      const count = await madeUp.enter(userId, orderId);
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
/** The readings of one person's request. */
export type OwnReader = Awaited<ReturnType<OrderReader['openFor']>>;

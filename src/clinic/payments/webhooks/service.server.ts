import type { z } from 'zod';
import { refusing } from '#platform/api/refusals.ts';
import { isObject } from '#platform/json.ts';
import { refusals, type walletNoticeBody } from '../contract.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import type { OrderReader } from '../orders/reader.server.ts';
import * as queries from '../queries.server.ts';
import { WalletUnreachable } from '../wallet/rest.server.ts';
import { type NoticeHeaders, noticeHeaders } from '../wallet/wallet.server.ts';
import { isPlausibleNotice } from './rules.ts';

const refuse = refusing(refusals);

export type Delivery = {
  headers: Record<string, string | string[] | undefined>;
  rawBody: string;
  event: z.output<typeof walletNoticeBody>;
  network: string;
};

/** Limit of forged and repeated notices per sender in ten minutes; each costs a request to the wallet. */
const forgedNoticeLimit = { name: 'webhook', points: 20, seconds: 600 };

/**
 * Processes notices. A notice only names an order to read again, so order, duplicates and age of notices do not
 * matter.
 */
export function createWebhookReceiver(
  { db, clock, wallet, limits, certHosts }: PaymentsDeps,
  reader: OrderReader,
) {
  const limit = limits(forgedNoticeLimit);

  /**
   * New genuine notices do not count towards the limit. A forger sharing the wallet's address (behind an unknown
   * proxy all share one) blocks notices for minutes only: the wallet resends them, and the job finds reported orders.
   * @throws Refusal `foreign_notice`; `unavailable` if the wallet does not respond, so that it resends; 429
   */
  return async ({ headers, rawBody, event, network }: Delivery): Promise<void> => {
    const signature = readSignature(headers);
    if (signature === null || !isPlausibleNotice(signature, certHosts, clock.now()))
      throw refuse('foreign_notice');
    await limit.spend(network);
    try {
      if (!(await wallet.verifyNotice(signature, rawBody))) throw refuse('foreign_notice');
      if (await queries.isNoticeKnown(db, event.id)) return;
      await limit.giveBack(network);
      const orderId = orderOf(event) ?? (await orderOfRefund(event));
      if (orderId !== undefined) await reader.reconcile(orderId);
      await queries.addNotice(db, {
        eventId: event.id,
        eventType: event.event_type,
        receivedAt: clock.now(),
      });
    } catch (error) {
      if (error instanceof WalletUnreachable) throw refuse('unavailable', { retryAfterSeconds: 30 });
      throw error;
    }
  };

  /** Refund notices name only the capture, in a link. */
  async function orderOfRefund({ resource }: Delivery['event']): Promise<string | undefined> {
    const links: unknown[] = Array.isArray(resource.links) ? resource.links : [];
    for (const link of links) {
      const address = isObject(link) ? String(link.href) : '';
      const captureId = /\/captures\/([A-Za-z0-9_-]{1,64})$/.exec(address)?.[1];
      if (captureId !== undefined) return queries.findOrderOfCapture(db, captureId);
    }
    return undefined;
  }
}

const readSignature = (headers: Delivery['headers']): NoticeHeaders | null =>
  isSigned(headers) ? headers : null;

const isSigned = (headers: Delivery['headers']): headers is NoticeHeaders =>
  noticeHeaders.every((name) => typeof headers[name] === 'string' && headers[name] !== '');

/** Order id from a notice about an order or about a capture. */
const orderOf = ({ event_type: type, resource }: Delivery['event']): string | undefined =>
  type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids?.order_id;

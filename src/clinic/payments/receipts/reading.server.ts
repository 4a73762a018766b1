import { refusing } from '#platform/api/refusals.ts';
import { refusals } from '../contract.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { deriveInvoiceMark } from '../terms.ts';
import { renderIssuedReceipt } from './issued.server.ts';
import { findOwnReceipt, findReceipt, receiptsOf } from './queries.server.ts';
import { formatReceiptNumber } from './rules.ts';

const refuse = refusing(refusals);

export function createReceipts({ db, limits }: Pick<PaymentsDeps, 'db' | 'limits'>) {
  // Every request renders the PDF again (about 20 ms); the limit is far above normal use.
  const limit = limits({ name: 'receipt', points: 120, seconds: 3600 });
  return {
    async list(userId: number) {
      const own = await receiptsOf(db, userId);
      return own.map(({ receipt, ...invoice }) => {
        const { id, series, number, issuedAt, concept, cents, captureId, reference, refundId } = receipt;
        return {
          id,
          concept,
          cents,
          captureId,
          reference,
          number: formatReceiptNumber({ series, number }),
          issuedAt: issuedAt.toISOString(),
          isRefund: refundId !== null,
          invoice: deriveInvoiceMark(invoice),
        };
      });
    },

    /** @throws Refusal 404 if the user has no such receipt */
    async file(userId: number, id: number): Promise<{ name: string; content: Buffer }> {
      await limit.spend(String(userId));
      const receipt = await findOwnReceipt(db, { userId, id });
      if (receipt === undefined) throw refuse('not_found');
      return renderIssuedReceipt(db, receipt);
    },

    /** Any receipt, for staff; the caller checks access. @throws Refusal `not_found` */
    async fileFor(userId: number, id: number): Promise<{ name: string; content: Buffer }> {
      await limit.spend(String(userId));
      const receipt = await findReceipt(db, id);
      if (receipt === undefined) throw refuse('not_found');
      return renderIssuedReceipt(db, receipt);
    },
  };
}

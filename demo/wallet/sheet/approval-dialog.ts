import type { FastifyInstance } from 'fastify';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { Wallet } from '../deps.ts';
import type { CallOutcome } from '../faults/faults.ts';
import { decimal, parseCents, sum } from '../money/amounts.ts';
import { readOrder } from '../money/ledger.ts';
import { approveOrder } from '../money/orders.ts';
import { demoWallet } from '../notices/keys.ts';
import { press, readBody } from '../rest/bodies.ts';
import { handle, hidden } from '../rest/calls.ts';

/**
 * The approval dialog's data and the payer's decision. No sign-in: knowing the order id is enough to pay it.
 */
export function serveApprovalDialog(app: FastifyInstance, wallet: Wallet): void {
  app.get(
    '/approve/:id',
    hidden,
    handle(wallet, { name: 'read', work: (_request, id) => describe(wallet, id) }),
  );
  app.post(
    '/approve/:id',
    hidden,
    handle(wallet, {
      name: 'approve',
      work: (request, id) => approveOrder(wallet, id, readBody(request, press).decline),
    }),
  );
}

async function describe({ db }: Wallet, id: string): Promise<CallOutcome> {
  const { units } = (await readOrder(db, id)).order;
  const cents = sum(units.map(({ amount }) => ({ cents: parseCents(amount.value) })));
  const payee = units[0]?.payee.merchant_id ?? '';
  const body = {
    merchant: payee === demoWallet.merchantId ? clinicContact().name : payee,
    amount: { currency_code: units[0]?.amount.currency_code, value: decimal(cents) },
    description: units.flatMap(({ description }) => description ?? []).join(', '),
  };
  return { status: 200, body };
}

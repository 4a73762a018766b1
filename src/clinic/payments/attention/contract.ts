import { z } from 'zod';
import { deskRoles, type Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { deskMethods } from '../references.ts';
import { returnDecisionNames } from '../terms.ts';
import { texts } from './texts.ts';

const matter = z.object({
  id: z.int(),
  /**
   * The wallet will not return it: by another way; or it has not decided yet whether it came; or the desk took it and has to
   * give it back; or it went back in the wallet's own panel and somebody decides what follows.
   */
  kind: z.enum(['refund_refused', 'under_review', 'desk_return', 'wallet_return']),
  /** Of money that went back at the wallet's without us: whether all of the payment has. */
  isWhole: z.boolean().nullable(),
  /** Null when the wallet sent an amount we cannot parse. */
  cents: z.int().nullable(),
  currency: z.string().nullable(),
  /** Original payment method of a desk return. */
  method: z.enum(deskMethods).nullable(),
  /** What was paid for: 'appointment:12'. */
  reference: z.string(),
  reason: z.string().nullable(),
  at: z.string(),
  payer: z
    .object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
});
export type MoneyMatter = z.output<typeof matter>;

export const listMoneyMatters = endpoint({
  method: 'GET',
  path: '/api/staff/payments/attention',
  access: { roles: deskRoles },
  summary: 'Refunds refused by the wallet or due at the desk, and undecided payments, oldest first',
  status: 200,
  reply: z.array(matter),
});

const refusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable({ returned_at_wallet: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;
const adminRoles = ['admin'] as const satisfies readonly Role[];

export const noteReturned = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/:id/returned',
  access: { roles: adminRoles },
  summary: 'Record that a refund refused by the wallet was made by other means',
  params: z.object({ id: pathId }),
  body: z.strictObject({
    /** How it was returned, for the books: 'transferencia del 3 de diciembre'. */
    how: z
      .string({ error: () => texts().howMissing })
      .trim()
      .min(3, { error: () => texts().howMissing })
      .max(200, { error: () => texts().tooLong })
      .regex(singleLine, singleLineMessage),
    /** Cash reduces the expected balance of the till. */
    method: z.enum(deskMethods).default('transfer'),
  }),
  status: 204,
  reply: null,
  refusals,
});

export const decideReturned = endpoint({
  method: 'POST',
  path: '/api/staff/payments/returns/:id/decision',
  access: { roles: adminRoles },
  summary:
    'Resolve a purchase refunded in the wallet’s own panel: waive the payment, cancel it, or request payment again',
  params: z.object({ id: pathId }),
  body: z.strictObject({ decision: z.enum(returnDecisionNames, { error: () => texts().chooseDecision }) }),
  status: 204,
  reply: null,
  refusals: {
    not_found: commonRefusals.not_found,
    ...refusalTable(
      { over: { status: 409 }, part_only: { status: 409 }, plan_stays: { status: 409 } },
      () => texts().refusals,
    ),
  } satisfies RefusalTable,
});

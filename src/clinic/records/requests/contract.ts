import { z } from 'zod';
import { deskRoles, type Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { severalLines, singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { deliveryMethods, identityMethods, outcomes, requestKinds } from '../terms.ts';
import { texts } from './texts.ts';

const { not_found, invalid, not_allowed } = commonRefusals;
const byId = z.object({ id: pathId });
const deskAccess = { roles: deskRoles } as const;
/** Access to clinical text and to closing records. */
const adminAccess = { roles: ['admin'] as const satisfies readonly Role[] };

const request = z.object({
  id: z.int(),
  patientId: z.int(),
  kind: z.enum(requestKinds),
  person: z.string(),
  asker: z.string().nullable(),
  receivedOn: z.string(),
  dueOn: z.string(),
  isExtended: z.boolean(),
  isOverdue: z.boolean(),
  /** Due within days, or overdue. */
  isNear: z.boolean(),
  identity: z.object({ how: z.enum(identityMethods), by: z.string(), at: z.string() }).nullable(),
  /** Requested correction; visible to managers only. */
  wish: z.string().nullable(),
  isMade: z.boolean(),
  outcome: z.enum(outcomes).nullable(),
  closedOn: z.string().nullable(),
  delivered: z.object({ how: z.enum(deliveryMethods), to: z.string() }).nullable(),
  hasLetter: z.boolean(),
  /** Number of notes, and authors who have not reviewed theirs for release. */
  notes: z.int(),
  unreviewedBy: z.array(z.string()),
});
export type RecordRequest = z.output<typeof request>;

export const requestRefusals = {
  not_found,
  invalid,
  not_allowed,
  ...refusalTable(
    {
      already_open: { status: 409 },
      closed: { status: 409 },
      identity_unchecked: { status: 409 },
      wrong_kind: { status: 409 },
      not_made: { status: 409 },
      guardian_may_not: { status: 409 },
      already_extended: { status: 409 },
      too_late: { status: 409 },
      open_appointments: { status: 409 },
      money_owed: { status: 409 },
      staff_account: { status: 409 },
      unreadable: { status: 409 },
    },
    () => texts().refusals,
  ),
} satisfies RefusalTable;

const text = (missing: () => string) =>
  z
    .string({ error: missing })
    .trim()
    .min(3, { error: missing })
    .max(2_000, { error: () => texts().tooLong })
    .regex(severalLines, { error: () => texts().badCharacters });
const correctionText = text(() => texts().correctionMissing);

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/staff/requests',
  access: deskAccess,
  asksByItself: true,
  summary: 'List requests about records, earliest due first, or closed ones, newest first',
  query: z.strictObject({ show: z.enum(['open', 'settled']).default('open') }),
  status: 200,
  reply: z.object({ requests: z.array(request) }),
});

export const enterRequest = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/requests',
  access: deskAccess,
  summary:
    'Record a request of a patient or an entitled guardian about the record; due a month after receipt',
  params: byId,
  body: z.strictObject({
    kind: z.enum(requestKinds, { error: () => texts().chooseKind }),
    guardianId: z
      .int()
      .positive()
      .max(2 ** 31 - 1)
      .nullish(),
    receivedOn: z.iso.date({ error: () => texts().chooseDay }),
    wish: correctionText.nullish(),
  }),
  status: 201,
  reply: z.object({ id: z.int() }),
  refusals: requestRefusals,
});

export const checkIdentity = endpoint({
  method: 'POST',
  path: '/api/staff/requests/:id/identity',
  access: deskAccess,
  summary: 'Record that the applicant’s identity was checked',
  params: byId,
  body: z.strictObject({ how: z.enum(identityMethods, { error: () => texts().chooseHow }) }),
  status: 204,
  reply: null,
  refusals: requestRefusals,
});

export const extendRequest = endpoint({
  method: 'POST',
  path: '/api/staff/requests/:id/extend',
  access: deskAccess,
  summary: 'Extend the term by two months, once, with a written reason for the applicant (GDPR, art. 12.3)',
  params: byId,
  body: z.strictObject({ reason: text(() => texts().extensionReasonMissing) }),
  status: 204,
  reply: null,
  refusals: requestRefusals,
});

const deliveredTo = z
  .string({ error: () => texts().recipientMissing })
  .trim()
  .min(2, { error: () => texts().recipientMissing })
  .max(120, { error: () => texts().nameTooLong })
  .regex(singleLine, singleLineMessage);

export const closeRequest = endpoint({
  method: 'POST',
  path: '/api/staff/requests/:id/close',
  access: deskAccess,
  summary:
    'Close a request: copy delivered, how and to whom; correction made or refused, with a text; or withdrawn',
  params: byId,
  body: z.discriminatedUnion('outcome', [
    z.strictObject({
      outcome: z.literal('delivered'),
      how: z.enum(deliveryMethods, { error: () => texts().chooseHow }),
      to: deliveredTo,
    }),
    z.strictObject({ outcome: z.enum(['corrected', 'refused']), words: text(() => texts().answerMissing) }),
    z.strictObject({ outcome: z.literal('withdrawn') }),
  ]),
  status: 204,
  reply: null,
  refusals: requestRefusals,
});

export const carryOutErasure = endpoint({
  method: 'POST',
  path: '/api/staff/requests/:id/erase',
  access: adminAccess,
  summary:
    'Erase data, and block data under a legal retention period; returns what was done, why and until when',
  params: byId,
  status: 200,
  reply: z.object({
    deleted: z.array(z.string()),
    kept: z.array(z.object({ what: z.string(), why: z.string(), until: z.string().nullable() })),
  }),
  refusals: requestRefusals,
});

export const answerPdf = endpoint({
  method: 'GET',
  path: '/api/staff/requests/:id/answer',
  access: deskAccess,
  summary: 'The written answer, as PDF',
  params: byId,
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals: requestRefusals,
});

export const recordPdf = endpoint({
  method: 'GET',
  path: '/api/staff/requests/:id/record',
  access: adminAccess,
  summary:
    'The copy of the record without the passages withheld by their authors, as PDF. Each one is logged',
  params: byId,
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals: requestRefusals,
});

const myRequest = z.object({
  id: z.int(),
  kind: z.enum(requestKinds),
  person: z.string(),
  receivedOn: z.string(),
  dueOn: z.string(),
  isExtended: z.boolean(),
  outcome: z.enum(outcomes).nullable(),
  closedOn: z.string().nullable(),
});
export type MyRequest = z.output<typeof myRequest>;

export const listMyRequests = endpoint({
  method: 'GET',
  path: '/api/me/record-requests',
  access: 'signed-in',
  summary: 'List your requests about records, and for whom you can make one',
  status: 200,
  reply: z.object({
    requests: z.array(myRequest),
    /** The user (null) and the children whose record they may request. */
    people: z.array(z.object({ patientId: z.int().nullable(), name: z.string() })),
  }),
});

export const requestRecord = endpoint({
  method: 'POST',
  path: '/api/me/record-requests',
  access: 'signed-in',
  summary: 'Request a copy or correction of your record or that of a child in your care',
  body: z.strictObject({
    kind: z.enum(['copy', 'rectification'], { error: () => texts().chooseOwnKind }),
    patientId: z
      .int()
      .positive()
      .max(2 ** 31 - 1)
      .nullish(),
    wish: correctionText.nullish(),
  }),
  status: 201,
  reply: z.object({ id: z.int(), dueOn: z.string() }),
  refusals: requestRefusals,
});

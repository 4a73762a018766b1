import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, refusalTable } from '#platform/api/refusals.ts';
import { consentKinds, signingMethods } from '../terms.ts';
import { texts } from './texts.ts';

const signed = z.object({
  id: z.int(),
  kind: z.enum(consentKinds),
  title: z.string(),
  body: z.string(),
  /** Publication day of the text, in Madrid. */
  textOf: z.string(),
  signedOn: z.string(),
  way: z.enum(signingMethods),
  /** Name given when signing. */
  name: z.string(),
  /** The patient, if the user signed for a person in their care. */
  patientName: z.string().nullable(),
  isOwn: z.boolean(),
  withdrawnAt: z.string().nullable(),
  hasScan: z.boolean(),
});
export type SignedByMe = z.output<typeof signed>;

const list = z.array(signed);

export const listSigned = endpoint({
  method: 'GET',
  path: '/api/consents',
  access: 'signed-in',
  summary: 'List the user’s signatures, for themselves and for those in their care, newest first',
  status: 200,
  reply: list,
  keepsLanguage: true,
});

/** `isWithdrawn` is false if the clinic got a message instead: the signer has no say about the patient today. */
const withdrawal = z.object({ isWithdrawn: z.boolean(), signed: list });
export type Withdrawal = z.output<typeof withdrawal>;

export const withdrawalRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable({ already_withdrawn: { status: 409 } }, () => texts().refusals),
};

export const withdrawMine = endpoint({
  method: 'POST',
  path: '/api/consents/:id/withdrawal',
  access: 'signed-in',
  summary:
    'Withdraw a consent; the signature stays on record. A former guardian’s withdrawal is sent to the clinic as a message',
  params: z.object({ id: pathId }),
  status: 200,
  reply: withdrawal,
  keepsLanguage: true,
  refusals: withdrawalRefusals,
});

export const readMyScan = endpoint({
  method: 'GET',
  path: '/api/consents/:id/scan',
  access: 'signed-in',
  summary: 'The scan of a document the user has signed, as a PDF',
  params: z.object({ id: pathId }),
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals: { not_found: commonRefusals.not_found },
});

import { z } from 'zod';
import { type Role, staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { languages } from '#platform/language/language.ts';
import { severalLines, singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import {
  arrangements,
  consentKinds,
  maxPages,
  maxScanBytes,
  ownConsentAge,
  signingMethods,
} from '../terms.ts';
import { texts } from './texts.ts';

/** One requested signature: signer and state. */
const signatureState = z.object({
  signerId: z.int(),
  name: z.string().nullable(),
  state: z.enum(['missing', 'asked', 'signed', 'withdrawn']),
  /** The signature, withdrawn or not; null if there is none. */
  consentId: z.int().nullable(),
  signedOn: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  way: z.enum(signingMethods).nullable(),
  /** Publication day of the signed text. `isFormerText`: a newer text is published. */
  textOf: z.string().nullable(),
  isFormerText: z.boolean(),
  /** Expiry of a sent request. */
  askedUntil: z.string().nullable(),
  hasScan: z.boolean(),
});
export type SignatureState = z.output<typeof signatureState>;

const kind = z.enum(consentKinds);

const missing = z.object({ kind, signed: z.int(), of: z.int().nullable() });

const states = z.object({
  signers: z.enum(['self', 'guardians']),
  /**
   * Consent arrangement of guardians for a child under 16; null if unknown, and for patients who sign for
   * themselves.
   */
  arrangement: z
    .object({ arrangement: z.enum(arrangements), note: z.string().nullable(), at: z.string() })
    .nullable(),
  /**
   * Possible signers, and the address or telephone number that gets a link. `sendsBy` null: they can only sign here or
   * on paper. Nothing is sent to a person with `hasNoContact`.
   */
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string().nullable(),
      sendsBy: z.enum(['email', 'sms']).nullable(),
      sendsTo: z.string().nullable(),
      hasNoContact: z.boolean(),
    }),
  ),
  /** Kinds with a published text, and the marks of their signers. */
  kinds: z.array(
    z.object({
      kind,
      textId: z.int(),
      title: z.string(),
      isAsked: z.boolean(),
      marks: z.array(signatureState),
    }),
  ),
  /** Kinds that not all required signers have signed. */
  missing: z.array(missing),
});
export type ConsentStates = z.output<typeof states>;

const byPatient = z.object({ id: pathId });
const byConsent = byPatient.extend({ consentId: pathId });

export const showStates = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/consents',
  access: { roles: staffRoles },
  summary: 'Signatures of a patient, missing ones and required signers; no statement about validity',
  params: byPatient,
  status: 200,
  reply: states,
  refusals: { not_found: commonRefusals.not_found },
});

export const consentStateRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  ...refusalTable(
    {
      signs_alone: { status: 409 },
      not_a_signer: { status: 409 },
      no_contact: { status: 409 },
      no_address: { status: 409 },
      no_text: { status: 409 },
      unreadable_scan: { status: 409 },
      not_on_paper: { status: 409 },
      already_withdrawn: { status: 409 },
    },
    () => ({ ...texts().refusals, signs_alone: texts().signsAlone(ownConsentAge) }),
  ),
} satisfies RefusalTable;

const asked = {
  path: '/api/staff/people/:id/consents',
  access: { roles: staffRoles },
  params: byPatient,
  refusals: consentStateRefusals,
} as const;

const note = z
  .string()
  .trim()
  .max(500, { error: () => texts().noteTooLong })
  .regex(severalLines, { error: () => texts().badCharacters });
const line = (empty: () => string) =>
  z
    .string({ error: empty })
    .trim()
    .min(2, { error: empty })
    .max(120, { error: () => texts().tooLong })
    .regex(singleLine, singleLineMessage);
const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);

export const setArrangement = endpoint({
  ...asked,
  method: 'POST',
  path: '/api/staff/people/:id/consents/arrangement',
  summary: 'Record who signs for a minor under 16; the former entry stays on record',
  body: z.strictObject({
    arrangement: z.enum(arrangements, { error: () => texts().chooseOption }),
    note: note.default(''),
  }),
  status: 200,
  reply: states,
});

export const askForSignature = endpoint({
  ...asked,
  method: 'POST',
  path: '/api/staff/people/:id/consents/requests',
  summary: 'Send a link for reading and signing the missing texts; valid once, for two weeks',
  body: z.strictObject({
    signerId: id,
    textIds: z
      .array(id)
      .min(1, { error: () => texts().chooseTexts })
      .max(4),
  }),
  status: 201,
  reply: z.object({ to: z.string(), until: z.string() }),
});

export const handOver = endpoint({
  ...asked,
  method: 'POST',
  path: '/api/staff/people/:id/consents/desk',
  summary:
    'Lock this session and open the texts on the screen for a signer on site; the secret is returned only here',
  body: z.strictObject({
    signerId: id,
    textIds: z
      .array(id)
      .min(1, { error: () => texts().chooseTexts })
      .max(4),
  }),
  status: 201,
  /** `language`: of the signer, in which the page opens. */
  reply: z.object({ token: z.string(), language: z.enum(languages) }),
});

/** Length of that many bytes in base64. */
const maxBase64Length = Math.ceil(maxScanBytes / 3) * 4;
const largestBodyBytes = maxBase64Length + 8_192;

const pages = z
  .array(z.base64({ error: () => texts().unreadableFile }).min(1, { error: () => texts().emptyFile }))
  .max(maxPages, { error: () => texts().tooManyFiles(maxPages) })
  .refine((files) => files.reduce((sum, { length }) => sum + length, 0) <= maxBase64Length, {
    error: () => texts().filesTooLarge,
  });

export const recordPaperSignature = endpoint({
  ...asked,
  method: 'POST',
  path: '/api/staff/people/:id/consents/paper',
  summary: 'Record a signature on paper: day, witness, place of storage, and the scan',
  body: z.strictObject({
    signerId: id,
    textIds: z
      .array(id)
      .min(1, { error: () => texts().chooseTexts })
      .max(4),
    name: line(() => texts().nameMissing),
    signedOn: z.iso
      .date({ error: () => texts().dayMissing })
      .refine((day) => day >= '2000-01-01', { error: () => texts().dayMissing }),
    seenBy: line(() => texts().witnessMissing),
    place: line(() => texts().placeMissing),
    /** One PDF, or one picture per page; empty if it is scanned later. */
    files: pages.default([]),
  }),
  largestBodyBytes,
  status: 201,
  reply: states,
});

export const withdrawForPerson = endpoint({
  ...asked,
  method: 'POST',
  path: '/api/staff/people/:id/consents/:consentId/withdrawal',
  params: byConsent,
  summary: 'Record the withdrawal of a consent; the signature stays on record',
  status: 200,
  reply: states,
});

export const saveScan = endpoint({
  ...asked,
  method: 'POST',
  path: '/api/staff/people/:id/consents/:consentId/scan',
  params: byConsent,
  summary:
    'Store the scan of a signature, sealed, replacing a former one: a PDF, or pictures that are re-encoded',
  body: z.strictObject({ files: pages.min(1, { error: () => texts().chooseFile }) }),
  largestBodyBytes,
  status: 200,
  reply: states,
});

export const readScan = endpoint({
  ...asked,
  method: 'GET',
  path: '/api/staff/people/:id/consents/:consentId/scan',
  params: byConsent,
  summary: 'The scan of a signature as a PDF, for users who may see the record; the read is logged',
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals: { not_found: commonRefusals.not_found },
});

export const removeScan = endpoint({
  ...asked,
  method: 'DELETE',
  path: '/api/staff/people/:id/consents/:consentId/scan',
  access: { roles: ['admin'] satisfies readonly Role[] },
  params: byConsent,
  summary: 'Delete a wrong scan; the signature stays on record',
  status: 200,
  reply: states,
});

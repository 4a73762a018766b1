import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { arrangements, consentKinds, grounds } from '../terms.ts';
import { texts } from './texts.ts';

const byPatient = z.object({ id: pathId });

const warning = z.object({
  /** Kinds that not all required signers have signed; empty if none is missing. */
  missing: z.array(z.object({ kind: z.enum(consentKinds), signed: z.int(), of: z.int().nullable() })),
  signers: z.enum(['self', 'guardians']),
  /** Consent arrangement of the guardians; null if unknown. */
  arrangement: z.enum(arrangements).nullable(),
  /** Under 18: the therapist may see the family alone. */
  isMinor: z.boolean(),
  /** Reasons for which staff proceeded without signatures, newest first. */
  exceptions: z.array(
    z.object({
      ground: z.enum(grounds),
      /** Null if the family came alone, and if the user may not read it. */
      reason: z.string().nullable(),
      missing: z.string(),
      at: z.string(),
      by: z.string(),
      appointmentId: z.int(),
    }),
  ),
  /** Whether the user may proceed with this appointment now. */
  mayGoOn: z.boolean(),
});
export type Warning = z.output<typeof warning>;

export const gateRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  ...refusalTable({ of_age: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

const shared = {
  access: { roles: staffRoles },
  params: byPatient,
  status: 200,
  reply: warning,
  refusals: gateRefusals,
} as const;

const hour = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);

export const showWarning = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/staff/people/:id/consents/warning',
  summary:
    'Signatures missing before an appointment, and the reasons given earlier to proceed; reception sees only its own',
  query: z.strictObject({ appointmentId: hour, isVideo: z.enum(['yes', 'no']).default('no') }),
});

export const proceedUnsigned = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/staff/people/:id/consents/exceptions',
  summary:
    'Proceed although a signature is missing: with a written reason, or because the family comes alone',
  body: z.strictObject({
    appointmentId: hour,
    isVideo: z.boolean(),
    ground: z.enum(grounds),
    reason: z
      .string()
      .trim()
      .max(2000, { error: () => texts().tooLong })
      .regex(severalLines, { error: () => texts().badCharacters })
      .default(''),
  }),
});

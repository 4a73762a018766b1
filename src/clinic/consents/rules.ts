import { dayOfAge } from '#clinic/patients/terms.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type Arrangement, type ConsentKind, ownConsentAge } from './terms.ts';

/** The patient, or their guardians. */
export type Signers = 'self' | 'guardians';

/**
 * Who signs on a day: the patient from 16 on, before that the guardians. If the age is unknown, a patient
 * with a guardian counts as a child.
 */
export function signersOn(
  { birthDate, isChild }: { birthDate: Day | null; isChild: boolean },
  today: Day,
): Signers {
  if (birthDate === null) return isChild ? 'guardians' : 'self';
  return dayOfAge(birthDate, ownConsentAge * 12) <= today ? 'self' : 'guardians';
}

/** Consents required before treatment. @param hasVideo whether a video appointment is planned */
export const kindsOf = (signers: Signers, hasVideo: boolean): readonly ConsentKind[] => [
  signers === 'self' ? 'treatment' : 'minors',
  'data',
  ...(hasVideo ? (['video'] as const) : []),
];

/**
 * Number of required signatures; null if no number is enough, since the clinic does not decide between
 * parents. If the arrangement is unknown, both parents sign: they decide together by default (Codi civil de
 * Catalunya, art. 236-8.1).
 */
function requiredSignatures(signers: Signers, arrangement: Arrangement | null): number | null {
  if (signers === 'self') return 1;
  if (arrangement === 'disagreement') return null;
  return arrangement === null || arrangement === 'both' ? 2 : 1;
}

/** A valid signature: not withdrawn. */
export type Signature = { kind: ConsentKind; signerId: number };

/** A kind that lacks signatures; `of` is null if no number is enough. */
export type Missing = { kind: ConsentKind; signed: number; of: number | null };

/**
 * The kinds that lack signatures.
 * @param asked kinds: those with a published text
 * @param signatures all valid ones, of any signer
 */
export function missingOf(
  {
    patientId,
    kinds,
    signers,
    arrangement,
  }: {
    patientId: number;
    kinds: readonly ConsentKind[];
    signers: Signers;
    arrangement: Arrangement | null;
  },
  signatures: readonly Signature[],
): Missing[] {
  const of = requiredSignatures(signers, arrangement);
  return kinds.flatMap((kind) => {
    const whose = signatures.filter(
      (one) => one.kind === kind && (one.signerId === patientId) === (signers === 'self'),
    );
    const signed = new Set(whose.map(({ signerId }) => signerId)).size;
    return of !== null && signed >= of ? [] : [{ kind, signed, of }];
  });
}

/** Format of the log: 'minors 1/2, data 0/2'. */
export const missingInLog = (missing: readonly Missing[]): string =>
  missing.map(({ kind, signed, of }) => `${kind} ${signed}/${of ?? '?'}`).join(', ');

/** Whether everything missing now was already missing in the log entry, so that the exception covers it. */
export function wasMissing(missing: readonly Missing[], log: string): boolean {
  const known = log.split(', ').map((each) => each.split(' ')[0]);
  return missing.every(({ kind }) => known.includes(kind));
}

/**
 * Whether the address a link was sent to is still the signer's: it may have been corrected since.
 * @param address null if unknown: the request was opened at the desk, or the address cannot be decrypted
 */
export const isStillTheirAddress = (
  contact: { email: string | null; phone: string | null } | undefined,
  address: string | null,
): boolean => address === null || address === contact?.email || address === contact?.phone;

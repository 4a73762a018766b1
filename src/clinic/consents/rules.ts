import { reaches } from '#clinic/patients/terms.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type Arrangement, type ConsentKind, ownConsentAge } from './terms.ts';

/** The person's own signature, or their guardians'. */
export type Signers = 'self' | 'guardians';

/**
 * Who signs on a day: from 16 on the person, before that whoever cares for them. Where nobody knows the age, whoever has a
 * guardian counts as a child.
 */
export function signersOn(
  { birthOn, isChild }: { birthOn: Day | null; isChild: boolean },
  today: Day,
): Signers {
  if (birthOn === null) return isChild ? 'guardians' : 'self';
  return reaches(birthOn, ownConsentAge * 12) <= today ? 'self' : 'guardians';
}

/** What has to be signed before somebody is treated; `hasVideo`: an hour by video is planned. */
export const kindsOf = (signers: Signers, hasVideo: boolean): readonly ConsentKind[] => [
  signers === 'self' ? 'treatment' : 'minors',
  'data',
  ...(hasVideo ? (['video'] as const) : []),
];

/**
 * How many have to sign; null where no number is enough, since nobody here decides between parents. Where nobody has said
 * how a family stands both are asked: they decide together unless something else holds (Codi civil de Catalunya, art. 236-8.1).
 */
function signaturesAsked(signers: Signers, arrangement: Arrangement | null): number | null {
  if (signers === 'self') return 1;
  if (arrangement === 'disagreement') return null;
  return arrangement === null || arrangement === 'both' ? 2 : 1;
}

/** A signature that counts: not withdrawn. */
export type Signature = { kind: ConsentKind; signerId: number };

/** A kind that is not signed by everybody; `of` null where no number is enough. */
export type Missing = { kind: ConsentKind; signed: number; of: number | null };

/**
 * What is not signed yet.
 * @param asked patientId; kinds: those that a text is published for; signers and arrangement as above
 * @param signatures those that count, of anybody
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
  const of = signaturesAsked(signers, arrangement);
  return kinds.flatMap((kind) => {
    const whose = signatures.filter(
      (one) => one.kind === kind && (one.signerId === patientId) === (signers === 'self'),
    );
    const signed = new Set(whose.map(({ signerId }) => signerId)).size;
    return of !== null && signed >= of ? [] : [{ kind, signed, of }];
  });
}

/** As the log keeps it: 'minors 1/2, data 0/2'. */
export const missingInLog = (missing: readonly Missing[]): string =>
  missing.map(({ kind, signed, of }) => `${kind} ${signed}/${of ?? '?'}`).join(', ');

/** Whether everything that is missing now was missing as the log has it: who went on then knew of it. */
export function wasMissing(missing: readonly Missing[], log: string): boolean {
  const known = log.split(', ').map((each) => each.split(' ')[0]);
  return missing.every(({ kind }) => known.includes(kind));
}

/**
 * Whether the address that a link went to is still its signer's: since then a wrong one may have been put right.
 * @param address null where none is known: it was opened at the desk, or no key of ours reads where it went
 */
export const isStillTheirAddress = (
  contact: { email: string | null; phone: string | null } | undefined,
  address: string | null,
): boolean => address === null || address === contact?.email || address === contact?.phone;

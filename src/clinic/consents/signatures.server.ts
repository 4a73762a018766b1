import type { Person } from '#clinic/audit/contract.ts';
import { guardiansOf, requirePatientRecord } from '#clinic/patients/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import * as queries from './queries.server.ts';
import { kindsOf, type Missing, missingOf, type Signers, signersOn } from './rules.ts';
import type { TextRow } from './tables.server.ts';
import type { ConsentKind } from './terms.ts';

/** A person whose signature is requested. */
export type Signer = { id: number; name: string | null; hasNoContact: boolean };

/** Signers of a patient, current texts, and existing signatures. */
export type Signatures = {
  patientId: number;
  signers: Signers;
  people: Signer[];
  arrangement: Awaited<ReturnType<typeof queries.findArrangement>>;
  texts: Map<ConsentKind, TextRow>;
  signed: queries.SignedRow[];
  missing: Missing[];
};

/**
 * The consent state of a patient in the actor's scope. A kind without a published text is not required.
 * @param wish hasVideo: whether a video appointment is concerned
 * @throws Refusal `not_found`
 */
export async function readSignatures(
  db: Database,
  { actor, patientId, hasVideo }: { actor: Person; patientId: number; hasVideo: boolean },
  now: Date,
): Promise<Signatures> {
  const card = await requirePatientRecord(db, { actor, id: patientId, now });
  const signers = signersOn(card, wallTimeOf(now).day);
  const isFamily = signers === 'guardians';
  const texts = await queries.currentTexts(db);
  const signed = await queries.listSigned(db, patientId);
  const arrangement = isFamily ? await queries.findArrangement(db, patientId) : undefined;
  const guardians = isFamily ? await guardiansOf(db, patientId) : [];
  const people =
    signers === 'self'
      ? [{ id: patientId, name: card.name, hasNoContact: false }]
      : guardians.map(({ id, name, hasNoContact }) => ({ id, name, hasNoContact }));
  const kinds = kindsOf(signers, hasVideo).filter((kind) => texts.has(kind));
  const counting = signed
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ consent, text }) => ({ kind: text.kind, signerId: consent.signerId }));
  const asked = { patientId, kinds, signers, arrangement: arrangement?.arrangement ?? null };
  return { patientId, signers, people, arrangement, texts, signed, missing: missingOf(asked, counting) };
}

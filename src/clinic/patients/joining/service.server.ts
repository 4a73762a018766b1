import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { dryRun } from '#platform/postgres/dry-run.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { patientSubject, requirePatientRecord } from '../directory/service.server.ts';
import { mapFields, recordFields } from '../fields.ts';
import { type MergePreview, mergeRefusals } from './contract.ts';
import { contradictionOf, mergeRecords, stateContradicts } from './merge.server.ts';
import { lockRecordPair } from './queries.server.ts';
import { texts } from './texts.ts';

const refuse = refusing(mergeRefusals);

type Pair = { id: number; otherId: number };

/**
 * Merges two records of one person; `id` remains. Irreversible, so the user sees a preview first.
 * @throws Refusal `not_found`, `invalid`, `two_accounts`, `other_age`, `family`, `contradicts`; then nothing has
 * changed
 */
export async function mergePeople(
  deps: Pick<PatientsDeps, 'db' | 'clock' | 'moveRecords'>,
  actor: Person,
  { preview, ...pair }: Pair & { preview: boolean },
): Promise<MergePreview> {
  if (pair.id === pair.otherId) throw refuse('invalid', { fields: { otherId: texts().sameRecord } });
  const work = (tx: Database) => mergeInTransaction(deps, tx, actor, pair);
  try {
    return await (preview ? dryRun(deps.db, work) : inTransaction(deps.db, work));
  } catch (error) {
    if (stateContradicts(error)) throw refuse('contradicts');
    throw error;
  }
}

async function mergeInTransaction(
  { clock, moveRecords }: Pick<PatientsDeps, 'clock' | 'moveRecords'>,
  tx: Database,
  actor: Person,
  { id, otherId }: Pair,
): Promise<MergePreview> {
  const now = clock.now();
  const cards = await lockRecordPair(tx, [id, otherId]);
  for (const one of [id, otherId]) await requirePatientRecord(tx, { actor, id: one, now });
  const to = cards.find((card) => card.id === id);
  const from = cards.find((card) => card.id === otherId);
  if (to === undefined || from === undefined) throw refuse('not_found');
  if (to.userId !== null && from.userId !== null) throw refuse('two_accounts');
  const contradiction = await contradictionOf(tx, from, to);
  if (contradiction !== null) throw refuse(contradiction);
  const moved = await mergeRecords({ moveRecords }, tx, { from, to }, now);
  await record(tx, {
    at: now,
    actor,
    action: 'patient.joined',
    subject: patientSubject(id),
    patientId: id,
    detail: { merged: otherId, ...moved },
  });
  const merged = await requirePatientRecord(tx, { actor, id, now });
  const fields = mapFields((field) => merged[field], recordFields);
  return { name: merged.name, ...fields, hasAccount: merged.hasAccount, moved };
}

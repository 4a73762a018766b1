import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { tryOut } from '#platform/postgres/try-out.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { patientSubject, requireCard } from '../directory/service.server.ts';
import { contradictionOf, joinCards, stateContradicts } from './cards.server.ts';
import { type Joining, joiningRefusals } from './contract.ts';
import { lockCards } from './queries.server.ts';

const refuse = refusing(joiningRefusals);

type Pair = { id: number; otherId: number };

/**
 * Merges two records of one person; `id` remains. Irreversible, so the user sees a preview first.
 * @throws Refusal `not_found`, `invalid`, `two_accounts`, `other_age`, `family`, `contradicts`; then nothing has
 * changed
 */
export async function joinPeople(
  deps: Pick<PatientsDeps, 'db' | 'clock' | 'moveRecords'>,
  actor: Person,
  { preview, ...pair }: Pair & { preview: boolean },
): Promise<Joining> {
  if (pair.id === pair.otherId)
    throw refuse('invalid', { fields: { otherId: 'Es esta misma ficha: elige la otra.' } });
  const work = (tx: Database) => join(deps, tx, actor, pair);
  try {
    return await (preview ? tryOut(deps.db, work) : inTransaction(deps.db, work));
  } catch (error) {
    if (stateContradicts(error)) throw refuse('contradicts');
    throw error;
  }
}

async function join(
  { clock, moveRecords }: Pick<PatientsDeps, 'clock' | 'moveRecords'>,
  tx: Database,
  actor: Person,
  { id, otherId }: Pair,
): Promise<Joining> {
  const now = clock.now();
  const cards = await lockCards(tx, [id, otherId]);
  for (const one of [id, otherId]) await requireCard(tx, { actor, id: one, now });
  const to = cards.find((card) => card.id === id);
  const from = cards.find((card) => card.id === otherId);
  if (to === undefined || from === undefined) throw refuse('not_found');
  if (to.userId !== null && from.userId !== null) throw refuse('two_accounts');
  const contradiction = await contradictionOf(tx, from, to);
  if (contradiction !== null) throw refuse(contradiction);
  const moved = await joinCards({ moveRecords }, tx, { from, to }, now);
  await record(tx, {
    at: now,
    actor,
    action: 'patient.joined',
    subject: patientSubject(id),
    patientId: id,
    detail: { merged: otherId, ...moved },
  });
  const { name, birthOn: birthDate, phone, email, hasAccount } = await requireCard(tx, { actor, id, now });
  return { name, birthDate, phone, email, hasAccount, moved };
}

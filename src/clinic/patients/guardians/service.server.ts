import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { PatientsDeps } from '../deps.server.ts';
import type { RecordRow } from '../directory/queries.server.ts';
import { createRecord, patientSubject, requirePatientRecord } from '../directory/service.server.ts';
import { dayOfAge } from '../terms.ts';
import { type GuardianRights, guardianRefusals, type NewGuardian } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(guardianRefusals);
const adultMonths = 18 * 12;

const isAdult = ({ birthDate }: Pick<RecordRow, 'birthDate'>, now: Date): boolean =>
  birthDate !== null && dayOfAge(birthDate, adultMonths) <= wallTimeOf(now).day;
const isMinor = (card: RecordRow, now: Date): boolean => card.birthDate !== null && !isAdult(card, now);

export function createGuardians({ db, clock }: Pick<PatientsDeps, 'db' | 'clock'>) {
  const recordGuardianAction = (
    tx: Database,
    actor: Person,
    action: string,
    { id, guardianId, rights }: GuardianAction,
  ) =>
    record(tx, {
      at: clock.now(),
      actor,
      action,
      subject: patientSubject(id),
      patientId: id,
      detail: { guardian: guardianId, ...rights },
    });

  return {
    /** @throws Refusal `not_found`, `not_a_child`, `guardian_is_child`, `already_guardian`, `invalid` */
    add: (actor: Person, id: number, wish: NewGuardian): Promise<void> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const child = await requirePatientRecord(tx, { actor, id, now });
        if (isAdult(child, now)) throw refuse('not_a_child');
        const guardianId =
          wish.guardianId ?? (wish.person && (await createRecord(tx, actor, wish.person, now)));
        if (guardianId === undefined) throw refuse('invalid');
        if (guardianId === id) throw refuse('already_guardian');
        const guardian = await requirePatientRecord(tx, { actor, id: guardianId, now });
        if (isMinor(guardian, now)) throw refuse('guardian_is_child');
        const { rights } = wish;
        const row = { patientId: id, guardianId, ...rights, createdAt: now };
        if (!(await queries.insertGuardianship(tx, row))) throw refuse('already_guardian');
        await recordGuardianAction(tx, actor, 'guardian.added', { id, guardianId, rights });
      }),

    /** @throws Refusal `not_found` */
    change: (actor: Person, { id, guardianId }: Pair, rights: GuardianRights): Promise<void> =>
      inTransaction(db, async (tx) => {
        await requirePatientRecord(tx, { actor, id, now: clock.now() });
        if (!(await queries.setRights(tx, { patientId: id, guardianId }, rights))) throw refuse('not_found');
        if (rights.hasNoContact) await queries.voidMessagesTo(tx, { patientId: id, guardianId });
        await recordGuardianAction(tx, actor, 'guardian.changed', { id, guardianId, rights });
      }),

    /** @throws Refusal `not_found` */
    remove: (actor: Person, { id, guardianId }: Pair): Promise<void> =>
      inTransaction(db, async (tx) => {
        await requirePatientRecord(tx, { actor, id, now: clock.now() });
        if (!(await queries.deleteGuardianship(tx, { patientId: id, guardianId }))) throw refuse('not_found');
        await queries.voidMessagesTo(tx, { patientId: id, guardianId });
        await recordGuardianAction(tx, actor, 'guardian.removed', { id, guardianId });
      }),
  };
}

type Pair = { id: number; guardianId: number };
type GuardianAction = Pair & { rights?: GuardianRights };

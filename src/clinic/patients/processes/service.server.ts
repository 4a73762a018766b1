import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { patientSubject, requirePatientRecord } from '../directory/service.server.ts';
import { scopeOf } from '../policy.ts';
import { recordYears, yearsLater } from '../rules.ts';
import { type CareProcess, dischargeRefusals } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(dischargeRefusals);

type Deps = Pick<PatientsDeps, 'db' | 'clock'>;

/** @throws Refusal `not_found` */
export async function listProcesses({ db, clock }: Deps, actor: Person, id: number) {
  const now = clock.now();
  await requirePatientRecord(db, { actor, id, now });
  const reach = scopeOf(actor);
  const rows = await queries.processesOf(db, id, { reach, now });
  const processes: CareProcess[] = rows.map((row) => ({
    ...row,
    isMine: row.professionalId === actor.professionalId,
  }));
  // A professional sees only their own treatments, which do not determine the retention date.
  return { processes, keptUntil: reach === null ? retainedUntil(processes) : null };
}

function retainedUntil(processes: readonly CareProcess[]): Day | null {
  const days = processes.flatMap(({ dischargedOn }) => dischargedOn ?? []).sort();
  const last = days.at(-1);
  if (last === undefined || days.length < processes.length) return null;
  return yearsLater(last, recordYears.clinical);
}

/** @throws Refusal `not_found`, `not_allowed`, `no_process`, `visits_to_come`, `other_day` */
export const discharge = (deps: Deps, actor: Person, id: number, dischargedOn: Day): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await requirePatientRecord(tx, { actor, id, now });
    const { professionalId } = actor;
    if (professionalId === null) throw refuse('not_allowed');
    const rows = await queries.processesOf(tx, id, { reach: professionalId, now });
    const open = rows.find((row) => row.dischargeId === null);
    if (open === undefined) throw refuse('no_process');
    if (open.hasVisitsToCome) throw refuse('visits_to_come');
    if (dischargedOn < (open.openedOn ?? dischargedOn) || dischargedOn > wallTimeOf(now).day)
      throw refuse('other_day', { fields: { dischargedOn: dischargeRefusals.other_day.message } });
    const values = { patientId: id, professionalId, dischargedOn, at: now, enteredBy: actor.userId };
    if (!(await queries.insertDischarge(tx, values))) throw refuse('no_process');
    const entry = { at: now, actor, action: 'patient.discharged', patientId: id };
    await record(tx, { ...entry, subject: patientSubject(id), detail: { on: dischargedOn } });
  });

/** @throws Refusal `not_found`, also for a colleague's discharge */
export const undoOwnDischarge = (deps: Deps, actor: Person, id: number): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const own = { id, professionalId: actor.professionalId ?? 0 };
    const row = await queries.undoDischarge(tx, own, at);
    if (row === undefined) throw refuse('not_found');
    const { patientId } = row;
    await requirePatientRecord(tx, { actor, id: patientId, now: at });
    const entry = { at, actor, action: 'patient.discharge-undone', patientId };
    await record(tx, { ...entry, subject: patientSubject(patientId) });
  });

import { correctContact } from '#clinic/accounts/service.server.ts';
import type { Actor, Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction, sqlStateOf } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { NewPatient } from '../contract.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { isHeldByAccount, mapFields, type PatientFieldValues, patientFields } from '../fields.ts';
import { scopeOf } from '../policy.ts';
import { createAtDesk } from '../queries.server.ts';
import {
  type PatientRecord,
  type PatientRecordChanges,
  type PeoplePage,
  recordRefusals,
} from './contract.ts';
import { presentPerson, presentRecord } from './presenter.server.ts';
import * as queries from './queries.server.ts';
import { searchOf } from './rules.ts';
import { type PeopleFilter, peoplePerPage } from './terms.ts';

const refuse = refusing(recordRefusals);
const uniqueViolation = '23505';

export const patientSubject = (id: number) => `patient:${id}`;

/**
 * Returns a record within the actor's scope. Patients out of scope and locked records are reported as unknown.
 * @throws Refusal `not_found`
 */
export async function requirePatientRecord(
  db: Database,
  { actor, id, now }: { actor: Actor; id: number; now: Date },
): Promise<queries.RecordRow> {
  const { day: today } = wallTimeOf(now);
  const row = await queries.findRecord(db, { reach: scopeOf(actor), id, now, today });
  if (row === undefined) throw refuse('not_found');
  return row;
}

type PeopleQuery = { search: string; filter: PeopleFilter; page: number };

export function createDirectory({ db, clock }: Pick<PatientsDeps, 'db' | 'clock'>) {
  /** A record with guardians and children. @throws Refusal `not_found` */
  async function show(actor: Actor, id: number): Promise<PatientRecord> {
    const now = clock.now();
    const row = await requirePatientRecord(db, { actor, id, now });
    const reach = scopeOf(actor);
    const [guardians, children] = await Promise.all([
      queries.guardiansOf(db, id),
      queries.childrenOf(db, id, reach),
    ]);
    return presentRecord(row, guardians, children, { today: wallTimeOf(now).day, isDesk: reach === null });
  }

  return {
    show,

    async list(actor: Actor, { search, filter, page }: PeopleQuery): Promise<PeoplePage> {
      const now = clock.now();
      const wish = { reach: scopeOf(actor), search: searchOf(search), filter, page };
      const rows = await queries.findPeople(db, wish, { now, today: wallTimeOf(now).day });
      const total = rows[0]?.total ?? 0;
      const pages = Math.max(1, Math.ceil(total / peoplePerPage));
      return { people: rows.map(presentPerson), total, page, pages };
    },

    /** Reads a record and writes the audit record. @throws Refusal `not_found` */
    async read(actor: Person, id: number): Promise<PatientRecord> {
      const card = await show(actor, id);
      const entry = { at: clock.now(), actor, action: 'patient.card-read', patientId: id };
      await record(db, { ...entry, subject: patientSubject(id) });
      return card;
    },

    add: (actor: Person, person: NewPatient, remember: Remember): Promise<number> =>
      inTransaction(db, async (tx) => {
        const patientId = await createRecord(tx, actor, person, clock.now());
        await remember(tx, patientId);
        return patientId;
      }),

    /** @throws Refusal `not_found`, `account_contact`, `same_child` */
    change: (actor: Person, id: number, changes: PatientRecordChanges): Promise<void> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const row = await requirePatientRecord(tx, { actor, id, now });
        const given = givenFields(changes);
        const fields = patientFields.filter((field) => field in given);
        if (fields.length === 0) return;
        const held = row.hasAccount ? fields.filter(isHeldByAccount) : [];
        if (held.length > 0)
          await correctAccount(
            tx,
            { id, actor, now },
            mapFields((field) => given[field], held),
          );
        // The record's own value would be shown again if the account's is removed.
        await queries.updateRecord(tx, id, { ...given, ...mapFields(() => null, held) });
        // The invitation went to the address that is now corrected.
        if (given.email !== undefined && given.email !== row.email) await queries.deleteInvitations(tx, id);
        await record(tx, {
          at: now,
          actor,
          action: 'patient.changed',
          subject: patientSubject(id),
          patientId: id,
          // Logs which fields changed, not their values: the audit log is permanent.
          detail: { fields: fields.join(' ') },
        });
      }).catch(rethrowTwin),
  };
}

/** Corrects contact details in the person's account. @throws Refusal `account_contact` for accounts of staff */
async function correctAccount(
  tx: Database,
  { id, actor, now }: { id: number; actor: Person; now: Date },
  wish: Parameters<typeof correctContact>[2],
): Promise<void> {
  const userId = await queries.userOf(tx, id);
  if (userId === null || !(await correctContact(tx, { userId, setBy: actor.userId, now }, wish)))
    throw refuse('account_contact');
}

/** The changes without fields that stay unchanged. */
const givenFields = (changes: PatientRecordChanges): Partial<PatientFieldValues> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

export async function createRecord(
  tx: Database,
  actor: Person,
  person: NewPatient,
  now: Date,
): Promise<number> {
  const patientId = await createAtDesk(tx, person, now);
  const subject = patientSubject(patientId);
  await record(tx, { at: now, actor, action: 'patient.created', subject, patientId });
  return patientId;
}

function rethrowTwin(error: unknown): never {
  if (sqlStateOf(error) === uniqueViolation) throw refuse('same_child');
  throw error;
}

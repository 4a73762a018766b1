import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { requirePatientRecord } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { areValidMarks, type Mark } from '../rules.ts';
import { openNote, sealNote } from '../sealed.server.ts';
import { type Note, noteRefusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { texts } from './texts.ts';

const refuse = refusing(noteRefusals);
const subjectOf = (id: number) => `note:${id}`;

/** Earlier dates are typing errors: notes of a former program may be decades old, not centuries. */
const firstSessionDay: Day = '1970-01-01';

type Deps = Pick<RecordsDeps, 'db' | 'clock' | 'secrets'>;

/**
 * The therapist's professional id and the person's birth date; a director's scope alone opens no note.
 * @throws Refusal `not_found`, `not_allowed`
 */
async function requireTreating(
  tx: Database,
  now: Date,
  actor: Person,
  id: number,
): Promise<{ professionalId: number; birthDate: Day | null }> {
  const { professionalId } = actor;
  const card = await requirePatientRecord(tx, { actor, id, now });
  if (professionalId === null || !card.professionals.some((one) => one.id === professionalId))
    throw refuse('not_allowed');
  return { professionalId, birthDate: card.birthDate };
}

/** Session notes. Professionals see only their own, of patients they treat. */
export function createNotes({ db, clock, secrets }: Deps) {
  const treating = (tx: Database, actor: Person, id: number) => requireTreating(tx, clock.now(), actor, id);

  return {
    async list(actor: Person, id: number): Promise<{ notes: Note[] }> {
      const { professionalId } = await treating(db, actor, id);
      const rows = await queries.ownNotes(db, id, professionalId);
      if (rows.length > 0)
        await record(db, {
          at: clock.now(),
          actor,
          action: 'note.read',
          subject: `patient:${id}`,
          patientId: id,
        });
      return {
        notes: rows.map((row) => ({
          id: row.id,
          sessionOn: row.sessionOn,
          writtenAt: row.writtenAt.toISOString(),
          text: openNote(row, secrets) ?? null,
          marks: row.marks,
          isReviewed: row.reviewedAt !== null,
        })),
      };
    },

    /** @throws Refusal `not_found`, `not_allowed`, `invalid` for a future day, one before 1970 or before the person's birth */
    write: (
      actor: Person,
      patientId: number,
      { sessionOn, text }: { sessionOn: Day; text: string },
      remember: Remember,
    ): Promise<number> =>
      inTransaction(db, async (tx) => {
        const { professionalId, birthDate } = await treating(tx, actor, patientId);
        const at = clock.now();
        if (sessionOn > wallTimeOf(at).day)
          throw refuse('invalid', { fields: { sessionOn: texts().dayToCome } });
        if (sessionOn < firstSessionDay)
          throw refuse('invalid', { fields: { sessionOn: texts().checkYear } });
        if (birthDate !== null && sessionOn < birthDate)
          throw refuse('invalid', {
            fields: { sessionOn: texts().checkDay },
          });
        const row = { patientId, professionalId, sessionOn, writtenAt: at, writtenBy: actor.userId };
        const id = await queries.insertNote(tx, row, (given) => sealNote(given, text, secrets));
        await record(tx, { at, actor, action: 'note.written', subject: subjectOf(id), patientId });
        await remember(tx, id);
        return id;
      }),

    /** @throws Refusal `not_found`, also for a colleague's note; `invalid` for marks outside the text */
    mark: (actor: Person, id: number, marks: Mark[]): Promise<void> =>
      inTransaction(db, async (tx) => {
        const { professionalId } = actor;
        const row =
          professionalId === null ? undefined : await queries.lockOwnNote(tx, { id, professionalId });
        if (row === undefined) throw refuse('not_found');
        const { patientId } = row;
        await treating(tx, actor, patientId);
        const text = openNote(row, secrets);
        if (text === undefined || !areValidMarks(text, marks)) throw refuse('invalid');
        const at = clock.now();
        await queries.setMarks(tx, id, marks, at);
        const entry = { at, actor, action: 'note.marked', subject: subjectOf(id), patientId };
        await record(tx, { ...entry, detail: { passages: marks.length } });
      }),
  };
}

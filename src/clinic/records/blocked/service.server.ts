import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { searchOf } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { RecordPart, RecordsDeps } from '../deps.server.ts';
import { notesOfRecord } from '../notes/queries.server.ts';
import { openNote } from '../sealed.server.ts';
import { type BlockedReason, blockedOpeningHours } from '../terms.ts';
import { type BlockedRecordEntry, blockedRefusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { texts } from './texts.ts';

const refuse = refusing(blockedRefusals);
const subjectOf = (id: number) => `patient:${id}`;

const present = ({ patientId, name, blockedUntil, openUntil }: queries.BlockedRow): BlockedRecordEntry => ({
  patientId,
  name: name ?? texts().nameless,
  blockedUntil,
  openUntil: openUntil?.toISOString() ?? null,
});

const openingQueryOf =
  (clock: RecordsDeps['clock']) =>
  ({ userId }: Person) => ({ userId, now: clock.now() });

/** @throws Refusal `not_found`; `reason_required` if it is not, or no longer, open to the actor */
async function requireOpen(
  { db, clock }: RecordsDeps,
  actor: Person,
  id: number,
): Promise<queries.BlockedRow> {
  const row = await queries.findOneBlocked(db, openingQueryOf(clock)(actor), id);
  if (row === undefined) throw refuse('not_found');
  if (row.openUntil === null) throw refuse('reason_required');
  return row;
}

async function readRecordParts({ db, secrets, recordParts }: RecordsDeps, id: number, now: Date) {
  const parts: RecordPart[] = [];
  for (const part of recordParts) parts.push(await part({ db, secrets }, id, now));
  return parts;
}

const presentParts = (parts: readonly RecordPart[]) =>
  parts
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => ({
      title,
      entries: entries.map(({ at, heading, text, file }) => ({
        at: at.toISOString(),
        heading,
        text,
        file: file?.name ?? null,
      })),
    }));

/** Access to locked records: managers only, with a legal reason, for a day. */
export function createBlocked(deps: RecordsDeps) {
  const { db, clock, secrets } = deps;
  const asked = openingQueryOf(clock);

  return {
    async find(actor: Person, search: string): Promise<{ records: BlockedRecordEntry[] }> {
      // One or two letters would match nearly everyone.
      const words = search.length < 3 ? [] : searchOf(search).words;
      const rows =
        search !== '' && words.length === 0 ? [] : await queries.findBlocked(db, asked(actor), words);
      return { records: rows.map(present) };
    },

    /** @throws Refusal `not_found` */
    open: (actor: Person, id: number, reason: BlockedReason): Promise<void> =>
      inTransaction(db, async (tx) => {
        const at = clock.now();
        if ((await queries.findOneBlocked(tx, asked(actor), id)) === undefined) throw refuse('not_found');
        const until = new Date(at.getTime() + blockedOpeningHours * 3_600_000);
        await queries.insertOpening(tx, { patientId: id, openedBy: actor.userId, reason, at, until });
        const entry = { at, actor, action: 'record.unblocked', subject: subjectOf(id), patientId: id };
        await record(tx, { ...entry, reason });
      }),

    /** @throws Refusal `not_found`; `reason_required` if it is not, or no longer, open to the actor */
    async read(actor: Person, id: number) {
      const now = clock.now();
      const row = await requireOpen(deps, actor, id);
      const parts = await readRecordParts(deps, id, now);
      const notes = await notesOfRecord(db, id);
      parts.push({
        title: texts().sessionNotes,
        entries: notes.map(({ note, professional }) => ({
          at: instantOf(note.sessionOn, '12:00'),
          heading: professional,
          text: openNote(note, secrets) ?? texts().unreadableNote,
        })),
      });
      await record(db, readEntry(actor, id, now));
      return { ...present(row), birthDate: row.birthDate, parts: presentParts(parts) };
    },

    /** A scanned document of an opened record. @throws Refusal as `read` */
    async readFile(actor: Person, id: number, name: string): Promise<Buffer> {
      const now = clock.now();
      await requireOpen(deps, actor, id);
      const entries = (await readRecordParts(deps, id, now)).flatMap((part) => part.entries);
      const content = entries.find(({ file }) => file?.name === name)?.file?.content() ?? null;
      if (content === null) throw refuse('not_found');
      await record(db, readEntry(actor, id, now));
      return content;
    },
  };
}

const readEntry = (actor: Person, id: number, at: Date) => ({
  at,
  actor,
  action: 'record.blocked-read',
  subject: subjectOf(id),
  patientId: id,
});

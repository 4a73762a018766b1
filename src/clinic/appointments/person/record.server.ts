import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { nameInSentence } from '#platform/text/names.ts';
import { notesOf } from '../presenter.server.ts';
import { visitsUntil } from './queries.server.ts';
import { recordTexts } from './record-texts.ts';

/** The visits of a clinical record: time, professional and the patient's booking notes. */
export async function visitsOfRecord(
  { db, secrets }: { db: Database; secrets: Secrets },
  patientId: number,
  now: Date,
) {
  const rows = await visitsUntil(db, patientId, now);
  return {
    title: recordTexts().title,
    entries: rows.map((row) => {
      // Notes of a joint appointment belong to the patient who booked, not to the companion.
      const notes = row.patientId === patientId ? notesOf(row, secrets) : null;
      return {
        at: row.startsAt,
        heading: recordTexts().appointment(nameInSentence(row.professional)),
        text: notes === null ? null : recordTexts().notes(notes),
      };
    }),
  };
}

import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { openBody } from './presenter.server.ts';
import { allMessages, findThread } from './queries.server.ts';
import { recordTexts } from './record-texts.ts';

export async function threadOfRecord({ db, secrets }: { db: Database; secrets: Secrets }, patientId: number) {
  const thread = await findThread(db, patientId);
  const rows = thread === undefined ? [] : await allMessages(db, thread.id);
  return {
    title: recordTexts().title,
    entries: rows.map((row) => ({
      at: row.createdAt,
      heading: row.side === 'person' ? recordTexts().person : (row.author ?? recordTexts().team),
      text: openBody(row, secrets),
    })),
  };
}

import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { openBody } from './presenter.server.ts';
import { allMessages, findThread } from './queries.server.ts';

export async function threadOfRecord({ db, secrets }: { db: Database; secrets: Secrets }, patientId: number) {
  const thread = await findThread(db, patientId);
  const rows = thread === undefined ? [] : await allMessages(db, thread.id);
  return {
    title: 'Mensajes del chat',
    entries: rows.map((row) => ({
      at: row.createdAt,
      heading: row.side === 'person' ? 'La persona' : (row.author ?? 'El equipo'),
      text: openBody(row, secrets),
    })),
  };
}

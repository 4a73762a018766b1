import { and, asc, desc, eq } from 'drizzle-orm';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Mark } from '../rules.ts';
import { clinicalNotes, type NoteRow } from '../tables.server.ts';

export const ownNotes = (db: Database, patientId: number, professionalId: number): Promise<NoteRow[]> =>
  db
    .select()
    .from(clinicalNotes)
    .where(and(eq(clinicalNotes.patientId, patientId), eq(clinicalNotes.professionalId, professionalId)))
    .orderBy(desc(clinicalNotes.sessionOn), desc(clinicalNotes.id));

export const notesOfRecord = (db: Database, patientId: number) =>
  db
    .select({ note: clinicalNotes, professional: professionals.name })
    .from(clinicalNotes)
    .innerJoin(professionals, eq(professionals.id, clinicalNotes.professionalId))
    .where(eq(clinicalNotes.patientId, patientId))
    .orderBy(asc(clinicalNotes.sessionOn), asc(clinicalNotes.id));

/** @param seal seals the text once the row has its id */
export async function insertNote(
  tx: Database,
  values: Omit<typeof clinicalNotes.$inferInsert, 'sealedText'>,
  seal: (id: number) => string,
): Promise<number> {
  const [row] = await tx
    .insert(clinicalNotes)
    .values({ ...values, sealedText: '' })
    .returning({ id: clinicalNotes.id });
  if (row === undefined) throw new Error('a note was not written');
  await tx
    .update(clinicalNotes)
    .set({ sealedText: seal(row.id) })
    .where(eq(clinicalNotes.id, row.id));
  return row.id;
}

/** Finds a note of the author and locks it until the transaction ends. */
export async function lockOwnNote(
  tx: Database,
  { id, professionalId }: { id: number; professionalId: number },
): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(clinicalNotes)
    .where(and(eq(clinicalNotes.id, id), eq(clinicalNotes.professionalId, professionalId)))
    .for('update');
  return row;
}

export const setMarks = (tx: Database, id: number, marks: Mark[], reviewedAt: Date) =>
  tx.update(clinicalNotes).set({ marks, reviewedAt }).where(eq(clinicalNotes.id, id));

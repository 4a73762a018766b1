import type { PatientsDeps } from '../deps.server.ts';
import type { Opening } from './contract.ts';
import { openingsOf } from './queries.server.ts';

/** The log's words for what was opened. */
const opened: Record<string, Opening['opened']> = {
  'patient.card-read': 'card',
  'appointment.notes-read': 'notes',
  'chat.read': 'chat',
  'evaluation.read': 'evaluation',
  'note.read': 'sessions',
  'request.copy-made': 'copy',
};

/** When and in which role the clinic opened somebody's own card, newest first; never a child's, never a name. */
export async function listOpenings({ db }: Pick<PatientsDeps, 'db'>, userId: number): Promise<Opening[]> {
  const rows = await openingsOf(db, userId, Object.keys(opened));
  return rows.map(({ at, role, action, reason }) => ({
    at: at.toISOString(),
    role,
    reason,
    opened: opened[action] ?? 'card',
  }));
}

import type { PatientsDeps } from '../deps.server.ts';
import type { Opening } from './contract.ts';
import { openingsOf } from './queries.server.ts';

/** Audit actions that count as opening, and what they open. */
const openedByAction: Record<string, Opening['opened']> = {
  'patient.card-read': 'card',
  'appointment.notes-read': 'notes',
  'chat.read': 'chat',
  'evaluation.read': 'evaluation',
  'note.read': 'sessions',
  'request.copy-made': 'copy',
};

/**
 * Lists when and in which role the clinic opened the user's own record, newest first. Excludes children's records and
 * names.
 */
export async function listOpenings({ db }: Pick<PatientsDeps, 'db'>, userId: number): Promise<Opening[]> {
  const rows = await openingsOf(db, userId, Object.keys(openedByAction));
  return rows.map(({ at, role, action, reason }) => ({
    at: at.toISOString(),
    role,
    reason,
    opened: openedByAction[action] ?? 'card',
  }));
}

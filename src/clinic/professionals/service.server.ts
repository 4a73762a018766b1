import type { Person, Role } from '#clinic/audit/contract.ts';
import { clinic } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { findActive, professionalOfUser } from './queries.server.ts';

export { encodePicture } from './pictures/encoding.server.ts';
export { removePicture, showPicture } from './pictures/service.server.ts';
export { tieAccount } from './queries.server.ts';

const everyKind = clinic.services.map(({ kind }) => kind);

/** Everyone who can be booked, the director first, with the kinds of consultation that they offer. */
export const listActive = async (db: Database) =>
  (await findActive(db)).map((row, place) => ({
    ...row,
    kinds: row.kinds ?? everyKind,
    registrationNumber: row.registrationNumber ?? (place === 0 ? clinic.registrationNumber : null),
  }));

/**
 * Somebody of the staff as the one who acts, behind an endpoint that only staff may call.
 * @param viewer as the session says
 */
export const staffActor = async (
  db: Database,
  { userId, role }: { userId: number; role: string },
): Promise<Person> => ({
  kind: 'person',
  userId,
  // Cast: the column holds nothing but roles.
  role: role as Role,
  professionalId: await professionalOfUser(db, userId),
});

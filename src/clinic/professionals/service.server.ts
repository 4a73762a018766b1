import type { Person, Role } from '#clinic/audit/contract.ts';
import { clinic } from '#config';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { findActive, professionalOfUser } from './queries.server.ts';

export { encodePicture, type PictureSize } from './pictures/encoding.server.ts';
export { removePicture, showPicture } from './pictures/service.server.ts';
export { linkAccount } from './queries.server.ts';

const everyKind = clinic.services.map(({ kind }) => kind);

export const listActive = async (db: Database) =>
  (await findActive(db)).map((row, place) => ({
    ...row,
    kinds: row.kinds ?? everyKind,
    registrationNumber: row.registrationNumber ?? (place === 0 ? clinic.registrationNumber : null),
  }));

/** `bind` of the clinic: handlers of endpoints restricted to roles get their `actor`. */
export type ClinicBind = Bind<Person>;

/** The member of staff behind a session. */
export const staffActor = async (db: Database, { userId, role }: Viewer): Promise<Person> => ({
  kind: 'person',
  userId,
  // Cast: the column contains only roles.
  role: role as Role,
  professionalId: await professionalOfUser(db, userId),
});

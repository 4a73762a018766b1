import { clinic } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { findActive } from './queries.server.ts';

const everyKind = clinic.services.map(({ kind }) => kind);

/** Everyone who can be booked, the director first, with the kinds of consultation that they offer. */
export const listActive = async (db: Database) =>
  (await findActive(db)).map((row) => ({ ...row, kinds: row.kinds ?? everyKind }));

import { asc } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { services } from './tables.server.ts';

/** All kinds of consultation that ever had a price, in the order of the enum. */
export const findAll = (db: Database) => db.select().from(services).orderBy(asc(services.kind));

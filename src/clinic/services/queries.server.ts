import { asc } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { services } from './tables.server.ts';

export const findServices = (db: Database) =>
  db.select().from(services).orderBy(asc(services.kind), asc(services.id));

import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { readFigures, readRows } from './contract.ts';
import { figuresOf, rowsOf } from './service.server.ts';

/** Routes of the clinic's figures, which the direction alone reads. */
export function bindFigures(bind: Bind, deps: { db: Database; schedule: () => Promise<Schedule> }): void {
  bind(readFigures, ({ query }) => figuresOf(deps, query));
  bind(readRows, ({ query }) => rowsOf(deps.db, query));
}

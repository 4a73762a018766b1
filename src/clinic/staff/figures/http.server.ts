import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { Reads } from '#platform/replica/replica.server.ts';
import { readFigures, readRows } from './contract.ts';
import { figuresOf, rowsOf } from './service.server.ts';

export function bindFigures(
  bind: Bind,
  { reads, schedule }: { reads: Reads; schedule: () => Promise<Schedule> },
): void {
  bind(readFigures, ({ query }) => reads((db) => figuresOf({ db, schedule }, query)));
  bind(readRows, ({ query }) => reads((db) => rowsOf(db, query)));
}

import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { listActive } from '#clinic/professionals/service.server.ts';
import { listBookable } from '#clinic/services/service.server.ts';
import { commonRefusals, refusing } from '#platform/api/refusals.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { EditedService, FurtherFields } from './contract.ts';
import * as queries from './queries.server.ts';
import { texts } from './texts.ts';

const refuse = refusing({ invalid: commonRefusals.invalid, not_found: commonRefusals.not_found });

export type FurtherDeps = { db: Database; clock: Clock };

export async function showServices({ db, clock }: FurtherDeps): Promise<EditedService[]> {
  const [sold, counts] = await Promise.all([listBookable(db), queries.countBooked(db, clock.now())]);
  return sold.map(({ modalities, offeredBy, ...one }) => ({
    ...one,
    modalities: [...modalities],
    offeredBy: [...offeredBy],
    booked: counts.find(({ id }) => id === one.id)?.booked ?? 0,
  }));
}

/** Applies a change with audit record and content version; all instances show it within two seconds. */
async function change(
  deps: FurtherDeps,
  trace: { actor: Person; action: string },
  { name, priceCents, active, offeredBy }: FurtherFields,
  write: (tx: Database) => Promise<number>,
): Promise<EditedService[]> {
  await inTransaction(deps.db, async (tx) => {
    // First, because its row lock serializes catalogue changes.
    await bumpContentVersion(tx);
    const team = await listActive(tx);
    if (!offeredBy.every((id) => team.some((one) => one.id === id)))
      throw refuse('invalid', { fields: { offeredBy: texts().notInTeam } });
    const subject = `service:${await write(tx)}`;
    const detail = { name, cents: String(priceCents), active: active ? 'yes' : 'no' };
    await record(tx, { at: deps.clock.now(), subject, detail, ...trace });
  });
  return showServices(deps);
}

/** @throws Refusal `invalid` if a professional is not in the team */
export const addService = (deps: FurtherDeps, actor: Person, fields: FurtherFields) =>
  change(deps, { actor, action: 'service.added' }, fields, (tx) => queries.insertService(tx, fields));

/** Existing appointments keep name, duration, price and VAT. @throws Refusal `not_found`, `invalid` */
export const changeService = (deps: FurtherDeps, actor: Person, id: number, fields: FurtherFields) =>
  change(deps, { actor, action: 'service.changed' }, fields, async (tx) => {
    if (!(await queries.updateService(tx, id, fields))) throw refuse('not_found');
    return id;
  });

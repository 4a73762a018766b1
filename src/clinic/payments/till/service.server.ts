import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { findPayable } from '../payables.server.ts';
import { findLastTillCount, isOpenAfter, lockTillExclusively } from '../queries.server.ts';
import { type noteTill, type Till, tillRefusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { expectedOf, tillRefusal } from './rules.ts';

const refuse = refusing(tillRefusals);

/** Current state of the till; the expected content follows from the last count. */
async function readTillState(db: Database) {
  const count = await findLastTillCount(db);
  const cash = await queries.cashAfter(db, count?.ledgerId ?? 0);
  const withdrawnCents = await queries.withdrawnAfter(db, count?.id ?? 0);
  const since = { countedCents: count?.cents ?? 0, cashCents: cash.cents, withdrawnCents };
  return {
    isOpen: isOpenAfter(count),
    isFirst: count === undefined,
    expectedCents: expectedOf(since),
    ledgerId: cash.ledgerId,
  };
}

/**
 * Records a till event. Locks out payments during a count, so that count and ledger refer to the same moment.
 * @throws Refusal `till_open`, `till_closed`, `note_needed` (with `expectedCents`), `too_much`, `not_found` for a
 * user who may not take over
 */
export const noteTillEvent = (
  { db, clock }: Pick<PaymentsDeps, 'db' | 'clock'>,
  actor: Person,
  { step, cents, givenTo = null, note: text }: z.output<NonNullable<typeof noteTill.body>>,
  remember: Remember,
): Promise<{ id: number }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const note = text || null;
    await lockTillExclusively(tx);
    const { ledgerId, ...till } = await readTillState(tx);
    const reason = tillRefusal({ step, cents, note }, till);
    if (reason !== undefined) throw refuse(reason, { extra: { expectedCents: till.expectedCents } });
    if ((step === 'handover') !== (givenTo !== null)) throw refuse('not_found');
    if (
      givenTo !== null &&
      !excludeActor(actor, await queries.listTillKeepers(tx)).some(({ id }) => id === givenTo)
    )
      throw refuse('not_found');
    // The first float has no expected amount.
    const expected = till.isFirst ? cents : till.expectedCents;
    const counted = step === 'withdrawal' ? null : expected;
    const id = await queries.addEvent(tx, {
      at: now,
      step,
      cents,
      expectedCents: counted,
      ledgerId,
      note,
      givenTo,
      enteredBy: actor.userId,
    });
    await record(tx, {
      at: now,
      actor,
      action: `till.${step}`,
      subject: `till:${id}`,
      detail: { cents, ...(counted === null ? {} : { differenceCents: cents - counted }) },
    });
    await remember(tx, id);
    return { id };
  });

/** Excludes the user: a handover needs another person. */
const excludeActor = ({ userId }: Person, keepers: Awaited<ReturnType<typeof queries.listTillKeepers>>) =>
  keepers.filter(({ id }) => id !== userId);

export async function readTillOfDay(
  { db, payables }: Pick<PaymentsDeps, 'db' | 'payables'>,
  actor: Person,
  date: Day,
): Promise<Till> {
  const from = instantOf(date, '00:00');
  const to = instantOf(addDays(date, 1), '00:00');
  const [{ isOpen, isFirst, expectedCents }, rows, movements, keepers] = await Promise.all([
    readTillState(db),
    queries.eventsBetween(db, from, to),
    queries.movementsBetween(db, from, to),
    queries.listTillKeepers(db),
  ]);
  const takings = Map.groupBy(
    await queries.takingsOf(
      db,
      rows.map(({ event }) => event.id),
    ),
    ({ id }) => id,
  );
  const earners = await readEarners(payables, db, movements);
  return {
    isOpen,
    isFirst,
    expectedCents,
    colleagues: excludeActor(actor, keepers),
    events: rows.map(({ event: { id, at, step, cents, expectedCents: expected, note }, by, givenTo }) => ({
      id,
      at: at.toISOString(),
      step,
      cents,
      by,
      givenTo,
      note,
      differenceCents: expected === null ? null : cents - expected,
      takings: (takings.get(id) ?? []).map(({ method, cents }) => ({ method, cents })),
    })),
    takings: {
      byMethod: sumBy(movements, ({ method }) => method).map(([method, cents]) => ({ method, cents })),
      byEarner: sumBy(movements, ({ reference }) => earners.get(reference) ?? null).map(([name, cents]) => ({
        name,
        cents,
      })),
      totalCents: movements.reduce((sum, { cents }) => sum + cents, 0),
    },
  };
}

type Movement = Awaited<ReturnType<typeof queries.movementsBetween>>[number];

/** Sorted by amount, largest first. */
const sumBy = <K>(movements: readonly Movement[], key: (one: Movement) => K): [K, number][] =>
  [...Map.groupBy(movements, key)]
    .map(([each, all]): [K, number] => [each, all.reduce((sum, { cents }) => sum + cents, 0)])
    .sort((one, other) => other[1] - one[1]);

async function readEarners(
  payables: PaymentsDeps['payables'],
  db: Database,
  movements: readonly Movement[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const ofKind = Map.groupBy(new Set(movements.map(({ reference }) => reference)), (reference) =>
    findPayable(payables, reference),
  );
  for (const [payable, references] of ofKind)
    for (const [reference, name] of (await payable?.earnersOf(db, references)) ?? [])
      names.set(reference, name);
  return names;
}

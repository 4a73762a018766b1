import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Notice, Wallet } from '../deps.ts';
import { WalletError } from '../rest/errors.ts';
import type { FaultName, FaultyCall } from './fault-names.ts';

export type Fault = { name: FaultName; milliseconds: number };
export type Turn = { call: FaultyCall; orderId: string | null };

/** What a call comes to. Its notices leave once it is on record. */
export type CallOutcome = { status: number; body: unknown; notices?: Notice[] };

/**
 * Takes the fault that a test has laid out for a call, one of its `times`; this order's before anybody's.
 * @returns undefined where there is none, and always in a public demonstration
 */
export async function drawFault(
  db: Database,
  { publicDemo }: Pick<Wallet, 'publicDemo'>,
  { call, orderId }: Turn,
): Promise<Fault | undefined> {
  if (publicDemo) return undefined;
  const { rows } = await db.execute<Fault>(sql`
    update demo.wallet_faults set remaining = remaining - 1
    where id = (
      select id from demo.wallet_faults
      where call = ${call} and remaining > 0 and (order_id is null or order_id = ${orderId})
      order by order_id nulls last, id limit 1 for update
    )
    returning fault as name, milliseconds`);
  return rows[0];
}

/** Does one call of the wallet, with whatever is to go wrong with it. */
export async function underFault(
  wallet: Wallet,
  turn: Turn,
  work: (fault?: FaultName) => Promise<CallOutcome> | CallOutcome,
): Promise<CallOutcome> {
  const fault = await drawFault(wallet.db, wallet, turn);
  if (fault?.name === 'slow') await pause(fault, wallet);
  if (fault?.name === 'error') throw new WalletError('INTERNAL_SERVER_ERROR');
  const outcome = await work(fault?.name);
  if (fault?.name === 'die_after') process.kill(process.pid, 'SIGKILL');
  wallet.deliver(outcome.notices ?? []);
  if (fault?.name === 'hang_after') {
    await pause(fault, wallet);
    throw new WalletError('INTERNAL_SERVER_ERROR');
  }
  return outcome;
}

/** Whoever stops the process does not wait for a simulated delay. */
const pause = ({ milliseconds }: Fault, { closing }: Wallet): Promise<void> =>
  delay(milliseconds, undefined, { signal: closing }).catch(() => {});

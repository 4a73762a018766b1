import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Notice, Wallet } from '../deps.ts';
import { WalletError } from '../rest/errors.ts';
import type { FaultName, FaultyCall } from './fault-names.ts';

export type Fault = { name: FaultName; milliseconds: number };
export type WalletCall = { call: FaultyCall; orderId: string | null };

/** Result of a call. Its notices are delivered after it is committed. */
export type CallOutcome = { status: number; body: unknown; notices?: Notice[] };

/**
 * Consumes one of the remaining `times` of a fault set up by a test; faults for this order come before faults
 * for any order.
 * @returns undefined if there is none, and always in a public demonstration
 */
export async function takeFault(
  db: Database,
  { publicDemo }: Pick<Wallet, 'publicDemo'>,
  { call, orderId }: WalletCall,
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

/** Executes one wallet call with the fault set up for it, if any. */
export async function callWithFault(
  wallet: Wallet,
  turn: WalletCall,
  work: (fault?: FaultName) => Promise<CallOutcome> | CallOutcome,
): Promise<CallOutcome> {
  const fault = await takeFault(wallet.db, wallet, turn);
  if (fault?.name === 'slow') await delayByFault(fault, wallet);
  if (fault?.name === 'error') throw new WalletError('INTERNAL_SERVER_ERROR');
  const outcome = await work(fault?.name);
  if (fault?.name === 'die_after') process.kill(process.pid, 'SIGKILL');
  wallet.deliver(outcome.notices ?? []);
  if (fault?.name === 'hang_after') {
    await delayByFault(fault, wallet);
    throw new WalletError('INTERNAL_SERVER_ERROR');
  }
  return outcome;
}

/** Ends early when the process stops, so that a stop does not wait for a simulated delay. */
const delayByFault = ({ milliseconds }: Fault, { closing }: Wallet): Promise<void> =>
  delay(milliseconds, undefined, { signal: closing }).catch(() => {});

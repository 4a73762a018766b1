import type { Database } from './database.server.ts';
import { runPrepared } from './prepared-statements.server.ts';

/**
 * Advisory locks: the first of their two numbers. The second is the id, or the hash of the text, of what is locked. A
 * number is never used again for another lock, because two releases share the database during an upgrade.
 */
export const advisoryLocks = {
  /** Taken by the functions `live_holds_in_turn` and `booking_turn`. */
  appointmentsOfUser: 1,
  professional: 2,
  walletOrder: 3,
  receiptLetter: 4,
  capture: 5,
  receiptExport: 6,
  unprovedAddress: 7,
  lookalikeName: 8,
  claimsOfPayer: 9,
  till: 10,
  /** Taken by the function `network_holds_in_turn`. */
  holdsOfNetwork: 13,
  statedRecipient: 17,
  invoice: 18,
  import: 19,
  invoiceNumber: 20,
  contactMailbox: 21,
  consentTexts: 22,
  seed: 23,
  demoWalletTables: 24,
  certificateNumber: 25,
  answerTemplates: 26,
  /** 'onya' in ASCII, the only number of its lock: a session holds it, not a transaction. */
  migrations: 0x6f6e7961,
} as const;

export type AdvisoryLock = keyof typeof advisoryLocks;

/**
 * Waits for other transactions with the same lock, and holds it until this one ends.
 * @param of id or text of what is locked; 0 locks the whole
 */
export function takeLock(tx: Database, lock: AdvisoryLock, of: number | string = 0) {
  const second = typeof of === 'string' ? 'hashtext($2)' : '$2';
  return runPrepared(tx, `select pg_advisory_xact_lock($1, ${second})`, [advisoryLocks[lock], of]);
}

/** Like `takeLock`, but waits only for transactions that hold the lock alone. */
export const takeSharedLock = (tx: Database, lock: AdvisoryLock) =>
  runPrepared(tx, 'select pg_advisory_xact_lock_shared($1, 0)', [advisoryLocks[lock]]);

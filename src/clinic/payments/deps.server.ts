import type { Logger } from 'pino';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Payables } from './payables.server.ts';
import type { Wallet } from './wallet/wallet.server.ts';

/** What the use cases of payments need; the app hands it in. */
export type PaymentsDeps = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  limits: Limits;
  log: Logger;
  wallet: Wallet;
  /** Our merchant id at the wallet: only what is paid to it is ours. */
  merchantId: string;
  /** Which of the installations on our account at the wallet we are (`installation.server.ts`). */
  installation: () => Promise<string>;
  /** Where the wallet's certificates lie: what its notices are signed with. */
  certHosts: readonly string[];
  payables: Payables;
};

import type { Logger } from 'pino';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Jobs } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Payables } from './payables.server.ts';
import type { Wallet } from './wallet/wallet.server.ts';

export type PaymentsDeps = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  limits: Limits;
  log: Logger;
  wallet: Wallet;
  /** Our merchant id at the wallet; only payments to it are ours. */
  merchantId: string;
  /** Id of this installation among several on one wallet account (`installation.server.ts`). */
  installation: () => Promise<string>;
  /** Hosts allowed to serve the certificates that sign the wallet's notices. */
  certHosts: readonly string[];
  payables: Payables;
};

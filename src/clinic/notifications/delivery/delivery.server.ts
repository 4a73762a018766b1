import type { Logger } from 'pino';
import { createOutboxWorker, type OutboxWorker } from '#platform/operations/outbox-worker.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { claim } from '../queries.server.ts';
import { maxConcurrent } from '../rules.ts';
import { deliver, type MayReceive } from './deliver.server.ts';
import type { DeliveryConfig } from './transport.server.ts';
import { openTransports } from './transports.server.ts';

/**
 * Opens the transports and creates the worker. It polls instead of using one job per message, which would cost
 * another insert per booking.
 * @param deps config: transports; clock: decides what is due or expired; mayReceive: checked before each message
 * about a patient
 */
export async function createDelivery(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  config: DeliveryConfig;
  mayReceive?: MayReceive;
}): Promise<OutboxWorker> {
  const { db, clock, log, config } = deps;
  const transports = await openTransports(config);
  const worker = createOutboxWorker({
    name: 'messages',
    hands: maxConcurrent,
    log,
    claim: (count) => claim(db, { now: clock.now(), count }),
    send: (row, giveUp) => deliver({ ...deps, transports, giveUp }, row),
  });
  return {
    ...worker,
    start() {
      log.info(
        { mail: config.MODE === 'demo' ? 'outbox' : 'smtp', sms: smsProvider(config) },
        'messages go out',
      );
      worker.start();
    },
    async stop() {
      await worker.stop();
      for (const transport of [transports.email, transports.sms]) transport.close();
    },
  };
}

function smsProvider({ MODE, SMS_ENABLED }: DeliveryConfig) {
  if (MODE === 'demo') return 'outbox';
  return SMS_ENABLED ? 'twilio' : 'off';
}

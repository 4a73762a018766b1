import type { Logger } from 'pino';
import {
  createOutboxWorker,
  type OutboxWorker,
  writeOutcome,
} from '#platform/operations/outbox-worker.server.ts';
import { deliverySeconds } from '../terms.ts';
import { type Claimed, claim, mark } from './delivery-queries.server.ts';
import { hasArrived, isUnsubscribed, maxConcurrentDeliveries, nextDeliveryAt } from './rules.ts';
import { type Outcome, post } from './send.server.ts';
import { endUnsubscribed, openSecrets, targetPolicyOf, type WebhookDeps } from './service.server.ts';
import { signedHeaders } from './signature.server.ts';

type Deps = WebhookDeps & { log: Logger };

/** Worker that delivers webhooks at least once, until the receiver confirms. */
export const createWebhookDelivery = (deps: Deps): OutboxWorker =>
  createOutboxWorker({
    name: 'webhooks',
    hands: maxConcurrentDeliveries,
    log: deps.log,
    claim: (count) => claim(deps.db, { now: deps.clock.now(), count }),
    send: (row, giveUp) => deliver(deps, row, giveUp),
  });

async function deliver(deps: Deps, row: Claimed, giveUp: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([giveUp, AbortSignal.timeout(deliverySeconds * 1_000)]);
  const outcome = await attempt(deps, row, signal);
  await writeOutcome(deps.log, { delivery: row.id }, () => settle(deps, row, outcome));
}

async function attempt(deps: Deps, { endpoint, event }: Claimed, signal: AbortSignal): Promise<Outcome> {
  const now = deps.clock.now();
  const secrets = openSecrets(deps, endpoint, now);
  if (secrets === undefined) return { problem: 'secret' };
  const { id, type, at, data } = event;
  // Every attempt sends identical bytes: PostgreSQL preserves the order of the keys of `data`.
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const headers = signedHeaders(secrets, { id, sentAt: now, body });
  return post(new URL(endpoint.url), { body, headers, reach: targetPolicyOf(deps.config), signal });
}

async function settle({ db, clock, log }: Deps, row: Claimed, outcome: Outcome): Promise<void> {
  const now = clock.now();
  const status = 'status' in outcome ? outcome.status : null;
  const said = { lastStatus: status, lastProblem: 'problem' in outcome ? outcome.problem : null };
  if (status !== null && hasArrived(status)) {
    await mark(db, row, { ...said, status: 'sent' });
    return;
  }
  // Log neither URL nor payload.
  const facts = { delivery: row.id, endpoint: row.endpoint.id, attempts: row.attempts, ...said };
  const nextAttemptAt = nextDeliveryAt(row.attempts, now);
  if (status !== null && isUnsubscribed(status)) {
    log.warn(facts, 'an endpoint wants no more webhooks: it has ended');
    await mark(db, row, { ...said, status: 'failed' });
    await endUnsubscribed(db, row.endpoint.id, now);
  } else if (nextAttemptAt === null) {
    log.warn(facts, 'a webhook is given up');
    await mark(db, row, { ...said, status: 'failed' });
  } else {
    log.info(facts, 'a webhook did not arrive; it is tried again');
    await mark(db, row, { ...said, status: 'queued', nextAttemptAt });
  }
}

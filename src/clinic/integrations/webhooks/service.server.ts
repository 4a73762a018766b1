import { randomUUID } from 'node:crypto';
import { type Actor, asSystem, type Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Config } from '#platform/config.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { formerSecretHours, maxEndpoints, type WebhookType } from '../terms.ts';
import { addressProblem, type TargetPolicy } from './addresses.server.ts';
import { type Delivery, type WebhookEndpoint, webhookRefusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { newSigningSecret } from './signature.server.ts';

const refuse = refusing(webhookRefusals);

export type WebhookDeps = { db: Database; clock: Clock; secrets: Secrets; config: Pick<Config, 'MODE'> };

/** Demo mode may send to programs on the same machine. */
export const targetPolicyOf = ({ MODE }: Pick<Config, 'MODE'>): TargetPolicy => ({
  toThisMachine: MODE === 'demo',
});

/** Contexts that the two secrets are sealed to. */
const secretPlace = (id: number): string => `webhook_endpoints.sealed_secret:${id}`;
const formerPlace = (id: number): string => `webhook_endpoints.sealed_former_secret:${id}`;

export const sealedColumns = [
  { table: 'webhook_endpoints', column: 'sealed_secret', place: secretPlace },
  { table: 'webhook_endpoints', column: 'sealed_former_secret', place: formerPlace },
] as const;

const subjectOf = (id: number): string => `webhook:${id}`;

export async function listEndpoints({ db, clock }: WebhookDeps): Promise<WebhookEndpoint[]> {
  const rows = await queries.listActive(db);
  const newest = await queries.findNewest(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ createdAt, formerSecretUntil, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    formerSecretUntil:
      formerSecretUntil !== null && formerSecretUntil > clock.now() ? formerSecretUntil.toISOString() : null,
    deliveries: (newest.get(row.id) ?? []).flatMap(present),
  }));
}

function present({ at, state, lastAttemptAt, nextAttemptAt, ...row }: queries.DeliveryRow): Delivery[] {
  if (state === 'void') return [];
  return [
    {
      ...row,
      state,
      at: at.toISOString(),
      lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
      nextAttemptAt: state === 'queued' ? nextAttemptAt.toISOString() : null,
    },
  ];
}

/**
 * Creates an endpoint. @returns the secret, which cannot be shown again @throws Refusal `too_many_endpoints`,
 * `invalid`
 */
export async function makeEndpoint(
  { db, clock, secrets, config }: WebhookDeps,
  actor: Person,
  wish: { url: string; events: WebhookType[] },
): Promise<{ id: number; secret: string }> {
  const problem = addressProblem(wish.url, targetPolicyOf(config));
  if (problem !== undefined) throw refuse('invalid', { fields: { url: problem } });
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    await queries.lockAll(tx);
    if ((await queries.countActive(tx)) >= maxEndpoints) throw refuse('too_many_endpoints');
    const id = await queries.insert(tx, { ...wish, createdAt: now, createdBy: actor.userId });
    const secret = newSigningSecret();
    await queries.setSecrets(tx, id, { sealedSecret: secrets.seal(secret, secretPlace(id)) });
    // Records only the host: the rest of the URL may contain the receiver's secrets.
    const detail = { host: new URL(wish.url).host, events: wish.events.join(' ') };
    await record(tx, { at: now, actor, action: 'webhook.made', subject: subjectOf(id), detail });
    return { id, secret };
  });
}

/** Renews the secret; the previous one keeps signing for a day. @throws Refusal `not_found` */
export const renewSecret = (
  { db, clock, secrets }: WebhookDeps,
  actor: Person,
  id: number,
): Promise<{ secret: string }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const held = await queries.lockEndpoint(tx, id);
    if (held === undefined) throw refuse('not_found');
    const former = secrets.tryOpen(held.sealedSecret, secretPlace(id));
    const secret = newSigningSecret();
    await queries.setSecrets(tx, id, {
      sealedSecret: secrets.seal(secret, secretPlace(id)),
      sealedFormerSecret: former === undefined ? null : secrets.seal(former, formerPlace(id)),
      formerSecretUntil:
        former === undefined ? null : new Date(now.getTime() + formerSecretHours * 3_600_000),
    });
    await record(tx, { at: now, actor, action: 'webhook.secret-renewed', subject: subjectOf(id) });
    return { secret };
  });

/** Current signing secrets, newest first; undefined when they cannot be decrypted. */
export function openSecrets(
  { secrets }: Pick<WebhookDeps, 'secrets'>,
  { id, sealedSecret, sealedFormerSecret, formerSecretUntil }: NonNullable<LockedEndpoint>,
  now: Date,
): string[] | undefined {
  const secret = secrets.tryOpen(sealedSecret, secretPlace(id));
  if (secret === undefined) return undefined;
  const isMeanwhile = sealedFormerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now;
  const former = isMeanwhile ? secrets.tryOpen(sealedFormerSecret, formerPlace(id)) : undefined;
  return former === undefined ? [secret] : [secret, former];
}
type LockedEndpoint = Awaited<ReturnType<typeof queries.lockEndpoint>>;

/** @throws Refusal `not_found` */
export const sendTest = ({ db, clock }: WebhookDeps, actor: Person, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    if ((await queries.lockEndpoint(tx, id)) === undefined) throw refuse('not_found');
    const event = { id: randomUUID(), type: 'endpoint.test', at: now, data: { endpointId: id } } as const;
    await queries.insertEvent(tx, id, event);
    await record(tx, { at: now, actor, action: 'webhook.tested', subject: subjectOf(id) });
  });

/** @throws Refusal `not_found` */
export const sendAgain = ({ db, clock }: WebhookDeps, actor: Person, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const endpointId = await queries.requeue(tx, id, now);
    if (endpointId === undefined) throw refuse('not_found');
    const subject = subjectOf(endpointId);
    await record(tx, { at: now, actor, action: 'webhook.sent-again', subject, detail: { delivery: id } });
  });

/** @throws Refusal `not_found` */
export const endEndpoint = ({ db, clock }: WebhookDeps, actor: Person, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await endWebhook(tx, actor, id, clock.now()))) throw refuse('not_found');
  });

/** Ends an endpoint that answered 410 Gone. */
export const endUnsubscribed = (db: Database, id: number, now: Date) =>
  inTransaction(db, (tx) => endWebhook(tx, asSystem('integrations.webhooks'), id, now));

async function endWebhook(tx: Database, actor: Actor, id: number, now: Date): Promise<boolean> {
  if (!(await queries.end(tx, id, now))) return false;
  await record(tx, { at: now, actor, action: 'webhook.ended', subject: subjectOf(id) });
  return true;
}

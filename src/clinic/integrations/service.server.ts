import { randomBytes } from 'node:crypto';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type ApiKey, integrationRefusals, maxKeys } from './contract.ts';
import * as queries from './queries.server.ts';
import type { Scope } from './terms.ts';

export { createWebhookDelivery } from './webhooks/delivery.server.ts';
export { sealedColumns, type WebhookDeps } from './webhooks/service.server.ts';

const refuse = refusing(integrationRefusals);

export type IntegrationDeps = { db: Database; clock: Clock };

/** Prefix that lets secret scanners detect leaked keys. */
const keyPrefix = 'onyar_';

export async function listKeys(db: Database): Promise<ApiKey[]> {
  return (await queries.listActive(db)).map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Creates a key. @returns the plain key, which cannot be shown again @throws Refusal `too_many_keys` */
export const makeKey = (
  { db, clock }: IntegrationDeps,
  actor: Person,
  wish: { name: string; scopes: Scope[] },
): Promise<{ id: number; key: string }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await queries.lockAll(tx);
    if ((await queries.countActive(tx)) >= maxKeys) throw refuse('too_many_keys');
    const key = `${keyPrefix}${randomBytes(32).toString('base64url')}`;
    const row = { ...wish, keyHash: hashToken(key), createdAt: now, createdBy: actor.userId };
    const id = await queries.insert(tx, row);
    const detail = { scopes: wish.scopes.join(' ') };
    await record(tx, { at: now, actor, action: 'api-key.made', subject: subjectOf(id), detail });
    return { id, key };
  });

/** @throws Refusal `not_found` */
export const endKey = ({ db, clock }: IntegrationDeps, actor: Person, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    if (!(await queries.endApiKey(tx, id, now))) throw refuse('not_found');
    await record(tx, { at: now, actor, action: 'api-key.ended', subject: subjectOf(id) });
  });

export const subjectOf = (id: number): string => `api-key:${id}`;

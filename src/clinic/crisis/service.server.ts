import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { crisisRefusals, type Protocol, type SignedProtocol } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(crisisRefusals);

export type CrisisDeps = { db: Database; clock: Clock };
type Reply = { signed: SignedProtocol | null };

/** Whether a crisis protocol is in force. Chat and evaluations require one. */
export const isProtocolSigned = (db: Database): Promise<boolean> => queries.hasCurrent(db);

/** @throws Refusal `crisis_protocol_missing` */
export async function requireProtocol(db: Database): Promise<void> {
  if (!(await isProtocolSigned(db))) throw refuse('crisis_protocol_missing');
}

export async function showProtocol(db: Database): Promise<Reply> {
  const row = await queries.findCurrent(db);
  return { signed: row === undefined ? null : { ...row, signedAt: row.signedAt.toISOString() } };
}

/** Replaces the protocol in force. Pages announce the features it enables within a second. */
export async function saveSignedProtocol(
  { db, clock }: CrisisDeps,
  actor: Person,
  protocol: Protocol,
): Promise<Reply> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await queries.lockAll(tx);
    await queries.endCurrent(tx, now);
    await queries.insert(tx, { ...protocol, signedAt: now, signedBy: actor.userId });
    await bumpContentVersion(tx);
    await record(tx, { at: now, actor, action: 'crisis-protocol.signed', subject: 'clinic' });
    return showProtocol(tx);
  });
}

/** Ends the protocol and closes dependent features at once. Idempotent. */
export async function endProtocol({ db, clock }: CrisisDeps, actor: Person): Promise<Reply> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await queries.lockAll(tx);
    if (await queries.endCurrent(tx, now)) {
      await bumpContentVersion(tx);
      await record(tx, { at: now, actor, action: 'crisis-protocol.withdrawn', subject: 'clinic' });
    }
    return { signed: null };
  });
}

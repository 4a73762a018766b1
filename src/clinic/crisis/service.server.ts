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

/** Whether the direction has said who answers a crisis: chat and evaluation are there only then. */
export const isProtocolSigned = (db: Database): Promise<boolean> => queries.hasHolding(db);

/** @throws Refusal `crisis_protocol_missing` */
export async function requireProtocol(db: Database): Promise<void> {
  if (!(await isProtocolSigned(db))) throw refuse('crisis_protocol_missing');
}

/** What holds now. */
export async function showProtocol(db: Database): Promise<Reply> {
  const row = await queries.findHolding(db);
  return { signed: row === undefined ? null : { ...row, signedAt: row.signedAt.toISOString() } };
}

/** Puts a protocol in the place of the former. Pages announce what it opens from the next second on. */
export async function sign({ db, clock }: CrisisDeps, actor: Person, protocol: Protocol): Promise<Reply> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await queries.lockAll(tx);
    await queries.endHolding(tx, now);
    await queries.insert(tx, { ...protocol, signedAt: now, signedBy: actor.userId });
    await bumpContentVersion(tx);
    await record(tx, { at: now, actor, action: 'crisis-protocol.signed', subject: 'clinic' });
    return showProtocol(tx);
  });
}

/** Ends it: what rests on it is closed at once. Again it changes nothing. */
export async function withdraw({ db, clock }: CrisisDeps, actor: Person): Promise<Reply> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await queries.lockAll(tx);
    if (await queries.endHolding(tx, now)) {
      await bumpContentVersion(tx);
      await record(tx, { at: now, actor, action: 'crisis-protocol.withdrawn', subject: 'clinic' });
    }
    return { signed: null };
  });
}

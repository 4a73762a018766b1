import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import * as queries from '../queries.server.ts';
import { installationName } from '../references.ts';

/**
 * Tells which installation we are, of those that share our account at the wallet. The name is made at the first start and
 * lies in the database; of several processes that start at once, one makes it. It is read once in the life of a process.
 */
export function createInstallation({ db, clock }: { db: Database; clock: Clock }): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => {
    known ??= readOrMake(db, clock.now()).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readOrMake(db: Database, now: Date): Promise<string> {
  const known = await queries.installation(db);
  if (known !== undefined) return known;
  await queries.addInstallation(db, {
    id: installationName(randomBytes(16).toString('base64url')),
    madeAt: now,
  });
  const made = await queries.installation(db);
  if (made === undefined) throw new Error('the installation has no name');
  return made;
}

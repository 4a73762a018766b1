import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import * as queries from '../queries.server.ts';
import { installationName } from '../references.ts';

/**
 * Returns the name of this installation among those sharing the wallet account. Created once at the first start, also
 * with concurrent processes, stored in the database, and read once per process.
 */
export function createInstallationName({ db, clock }: { db: Database; clock: Clock }): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => {
    known ??= getOrCreateName(db, clock.now()).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function getOrCreateName(db: Database, now: Date): Promise<string> {
  const known = await queries.findInstallationId(db);
  if (known !== undefined) return known;
  await queries.addInstallation(db, {
    id: installationName(randomBytes(16).toString('base64url')),
    madeAt: now,
  });
  const made = await queries.findInstallationId(db);
  if (made === undefined) throw new Error('the installation has no name');
  return made;
}

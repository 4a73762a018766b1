import type { Limits } from '#platform/http/limits.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** What the use cases of wellbeing need; the app hands it in. */
export type WellbeingDeps = { db: Database; clock: Clock; limits: Limits; secrets: Secrets };

import type { Limits } from '#platform/http/limits.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

export type WellbeingDeps = { db: Database; clock: Clock; limits: Limits; secrets: Secrets };

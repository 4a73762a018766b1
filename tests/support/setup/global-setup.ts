import { startTestCluster } from '#tests/support/servers/cluster.ts';

/**
 * Vitest calls this once a run, and what it returns at the end of it. `npm run mutants` has many runs over one cluster, and
 * tests that need none.
 */
export default async function openTheHouse(): Promise<(() => Promise<void>) | undefined> {
  const hasOne = process.env.TEST_TEMPLATE_URL !== undefined;
  return hasOne ? undefined : startTestCluster();
}

import { startTestCluster } from '#tests/support/servers/cluster.ts';

/**
 * Vitest calls this once per run, and the returned function at its end. `npm run mutants` makes many runs on
 * one cluster, and runs tests that need none.
 */
export default async function startCluster(): Promise<(() => Promise<void>) | undefined> {
  const hasOne = process.env.TEST_TEMPLATE_URL !== undefined;
  return hasOne ? undefined : startTestCluster();
}

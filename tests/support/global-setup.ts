import { startTestCluster } from '#tests/support/cluster.ts';

/** Vitest calls this once a run, and what it returns at the end of it. */
export default startTestCluster;

import type { JobHandler } from '#platform/operations/jobs.server.ts';

/**
 * Runs a job once, as the queue would.
 * @throws Error if there is no such job, since a test that runs nothing proves nothing
 */
export async function runJob(
  { handlers }: { handlers: readonly JobHandler[] },
  name: string,
  payload: object = {},
): Promise<void> {
  const found = handlers.find(({ job }) => job.name === name);
  if (found === undefined) throw new Error(`There is no job ${name}.`);
  await found.handle(payload as never);
}

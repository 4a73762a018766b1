import type { Endpoint } from '#platform/api/endpoint.ts';
import { refusing } from '#platform/api/refusals.ts';
import { memoizePerVersion } from '#platform/memoize.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { launchRefusals } from './contract.ts';
import { isAnsweredBeforeLaunch } from './policy.ts';
import { findLaunch } from './queries.server.ts';

const refuse = refusing(launchRefusals);

/** What visitors may know: whether the site is open, and the day that is announced. */
export type LaunchState = { isOpen: boolean; opensOn: string | null };

/** Reads whether the site is open, and again only when the content version moved on, as the pages that say so do. */
export const createLaunchReader = (db: Database, version: () => number): (() => Promise<LaunchState>) =>
  memoizePerVersion(async () => {
    const { opensOn, openedAt } = await findLaunch(db);
    return { isOpen: openedAt !== null, opensOn };
  }, version);

/**
 * What stands before every call until the site is open.
 * @returns throws Refusal `not_open_yet` for what a visitor would write
 */
export const createLaunchGate =
  (read: () => Promise<LaunchState>) =>
  async (endpoint: Endpoint): Promise<void> => {
    if (!isAnsweredBeforeLaunch(endpoint) && !(await read()).isOpen) throw refuse('not_open_yet');
  };

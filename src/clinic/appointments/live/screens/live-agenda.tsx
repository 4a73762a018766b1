import { useChanges } from '#platform/live/use-changes.ts';
import { changesAddress, useRefreshAgenda } from '../../desk/api.ts';
import type { streamChanges } from '../contract.ts';

/**
 * Refetches the agenda of every open screen at once after a change by a colleague, a patient or another
 * instance.
 */
export function LiveAgenda() {
  useChanges(changesAddress satisfies (typeof streamChanges)['path'], useRefreshAgenda());
  return null;
}

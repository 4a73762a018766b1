import { useChanges } from '#platform/live/use-changes.ts';
import { changesPath, useRefreshAgenda } from '../../desk/api.ts';
import type { streamChanges } from '../contract.ts';

/**
 * Refetches the agenda of every open screen at once after a change by a colleague, a patient or another
 * instance.
 */
export function LiveAgenda() {
  useChanges(changesPath satisfies (typeof streamChanges)['path'], useRefreshAgenda());
  return null;
}

import { useChanges } from '#platform/live/use-changes.ts';
import { changesAddress, useRefreshAgenda } from '../../desk/api.ts';
import type { streamChanges } from '../contract.ts';

/** Keeps every open screen of the clinic true: what a colleague, a client or another instance has just done is asked for at once. */
export function LiveAgenda() {
  useChanges(changesAddress satisfies (typeof streamChanges)['path'], useRefreshAgenda());
  return null;
}

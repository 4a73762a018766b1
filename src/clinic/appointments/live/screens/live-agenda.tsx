import { useChanges } from '#platform/live/use-changes.ts';
import { useRefreshAgenda } from '../../desk/api.ts';
import type { streamChanges } from '../contract.ts';

const address = '/api/staff/changes' satisfies (typeof streamChanges)['path'];

/** Keeps every open screen of the clinic true: what a colleague, a client or another instance has just done is asked for at once. */
export function LiveAgenda() {
  useChanges(address, useRefreshAgenda());
  return null;
}

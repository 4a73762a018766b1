import { clinicSettings } from '#platform/clinic-settings.ts';
import type { RoomRole } from '../../terms.ts';
import { texts } from './texts.ts';

/** The clinic's rule when the connection is lost, in the words for a participant. */
export function phoneRule({ role }: { role: RoomRole }): string {
  const { phoneAfterMinutes, caller } = clinicSettings().videoCall;
  const { rule, next } = texts().phones;
  return rule(phoneAfterMinutes, next[caller][role]);
}

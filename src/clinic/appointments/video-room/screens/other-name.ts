import { nameOnScreen } from '#platform/text/names.ts';
import type { RoomRole } from '../../terms.ts';
import type { RoomFacts } from '../contract.ts';
import { texts } from './texts.ts';

/** The person on the other side, after 'con': the patient for the therapist, else the therapist. */
export const otherName = ({ role, names, professionalName }: RoomFacts): string =>
  role === 'therapist' ? (names.patient ?? texts().names.yourPatient) : nameOnScreen(professionalName);

/** The name of a person in the room. */
export function nameOf(role: RoomRole, room: RoomFacts): string {
  if (role === 'therapist') return room.professionalName;
  const name = role === 'patient' ? room.names.patient : room.names.companion;
  return name ?? (role === 'patient' ? texts().names.patient : texts().names.companion);
}

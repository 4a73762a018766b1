import { nameOnScreen } from '#platform/text/names.ts';
import type { RoomRole } from '../../terms.ts';
import type { RoomFacts } from '../contract.ts';

/** The person on the other side, after 'con': the patient for the therapist, else the therapist. */
export const otherName = ({ role, names, professionalName }: RoomFacts): string =>
  role === 'therapist' ? (names.patient ?? 'tu paciente') : nameOnScreen(professionalName);

/** The name of a person in the room. */
export function nameOf(role: RoomRole, room: RoomFacts): string {
  if (role === 'therapist') return room.professionalName;
  const name = role === 'patient' ? room.names.patient : room.names.companion;
  return name ?? (role === 'patient' ? 'Paciente' : 'Acompañante');
}

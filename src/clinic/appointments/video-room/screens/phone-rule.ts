import { clinicSettings } from '#platform/clinic-settings.ts';
import type { RoomRole } from '../../terms.ts';

/** The clinic's rule when the connection is lost, in the words for a participant. */
export function phoneRule({ role }: { role: RoomRole }): string {
  const { phoneAfterMinutes, caller } = clinicSettings().videoCall;
  const time = phoneAfterMinutes === 1 ? '1 minuto' : `${phoneAfterMinutes} minutos`;
  return `Si se corta y no vuelve en ${time}, ${nextSteps[caller][role]}`;
}

const nextSteps: Record<'therapist' | 'patient', Record<RoomRole, string>> = {
  therapist: {
    therapist: 'llama por teléfono y seguid así.',
    patient: 'te llamamos por teléfono y seguimos así.',
    companion: 'te llamamos por teléfono y seguimos así.',
  },
  patient: {
    therapist: 'te llamarán por teléfono a la clínica. Seguid así.',
    patient: 'llámanos por teléfono y seguimos así.',
    companion: 'llámanos por teléfono y seguimos así.',
  },
};

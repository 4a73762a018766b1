import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';

export const es = {
  refusals: {
    slot_taken: 'Esa hora acaba de ocuparse. Elige otra, por favor.',
    already_booked: 'Ya tienes otra cita a esa hora.',
    get too_many_holds() {
      return `Ya tienes ${clinicSettings().maximumUnpaidHolds} reservas pendientes de pago. Paga o cancela una antes de reservar otra.`;
    },
    get holds_ran_out() {
      return `Han caducado varias reservas tuyas sin pagar. Si necesitas una ahora, llámanos al ${clinicContact().phone}.`;
    },
    get network_holds() {
      return `Desde tu conexión hay ya demasiadas reservas pendientes de pago. Si la necesitas ahora, llámanos al ${clinicContact().phone}.`;
    },
    too_late: 'Ya no se puede cambiar: ha pasado el plazo.',
    no_credit: 'No te quedan sesiones que valgan para esta cita. Puedes reservarla pagándola.',
    after_plan: 'La paga una sesión de tu plan, que termina antes de esa fecha. Elige un día anterior.',
    over: 'Esta cita ya ha pasado.',
    cancelled: 'Esta cita está cancelada.',
  },
  link: {
    get link_invalid() {
      return `Este enlace no es válido o ya no sirve: deja de funcionar cuando empieza la cita. Entra en tu perfil o llámanos al ${clinicContact().phone}.`;
    },
    link_moved: 'Esta cita ha cambiado de hora después de enviarte este enlace. La nueva está en tu perfil.',
  },
  /** Details that the refusals above get where more is known. */
  holdsRanOutUntil: (count: number, until: string, phone: string) =>
    `Han caducado ${count} reservas tuyas sin pagar. Podrás reservar otra vez el ${until}; si la necesitas antes, llámanos al ${phone}.`,
  networkHoldsUntil: (count: number, time: string, phone: string) =>
    `Desde tu conexión hay ya ${count} reservas pendientes de pago. Podrás reservar cuando se pague una, o a las ${time} como muy tarde; si la necesitas ahora, llámanos al ${phone}.`,
  afterPlan: (lastDay: string) =>
    `La paga una sesión de tu plan, que vale hasta el ${lastDay}. Elige un día hasta entonces.`,
  sessionsNotForService:
    'Las sesiones de los planes no valen para esta consulta. Puedes reservarla pagándola.',
  sessionsNotForHome:
    'Las sesiones de los planes no valen para visitas a domicilio. Puedes reservarla pagándola.',
  daysRange: (most: number) => `Pide entre 1 y ${most} días, del primero al último.`,
  unreadableNotes: 'No se puede leer esta nota ahora.',
  erasure: {
    deletedNotes: 'lo que escribiste al reservar citas que no llegaron a hacerse',
    keptRecord: 'la historia clínica de tus consultas, bloqueada, con el nombre de quien recibió la atención',
  },
  closing: {
    confirmed:
      'Tienes citas confirmadas. Cancélalas primero desde tu perfil: así se te devuelve lo que corresponda.',
    underReview:
      'Hay un pago tuyo en revisión. Espera a que se decida, o cancela esa cita, antes de eliminar tu cuenta.',
  },
};

import { clinicContact } from '#platform/clinic-contact.ts';

const byPhone = () => `Si lo necesitas, llámanos al ${clinicContact().phone}.`;

export const es = {
  refusals: {
    get room_invalid() {
      return `Este enlace no lleva a ninguna sala. Ábrelo tal como te llegó. ${byPhone()}`;
    },
    get room_moved() {
      return `Esta cita ha cambiado de hora y este enlace ya no sirve. El nuevo está en tu perfil. ${byPhone()}`;
    },
    get room_cancelled() {
      return `Esta cita no está confirmada, o se ha cancelado. ${byPhone()}`;
    },
    get room_over() {
      return `Esta videollamada ya ha terminado. ${byPhone()}`;
    },
    room_early: 'La sala abre diez minutos antes de la hora.',
    other_device: 'Ya has entrado desde otro dispositivo.',
    device_replaced: 'La videollamada sigue en otro dispositivo.',
    not_admitted: 'Todavía no te han dejado entrar.',
  },
  tooLong: 'Es demasiado largo.',
};

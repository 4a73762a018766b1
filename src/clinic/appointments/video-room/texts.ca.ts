import { clinicContact } from '#platform/clinic-contact.ts';
import type { es } from './texts.es.ts';

const byPhone = () => `Si ho necessites, truca’ns al ${clinicContact().phone}.`;

export const ca: typeof es = {
  refusals: {
    get room_invalid() {
      return `Aquest enllaç no porta a cap sala. Obre’l tal com et va arribar. ${byPhone()}`;
    },
    get room_moved() {
      return `Aquesta cita ha canviat d’hora i aquest enllaç ja no serveix. El nou és al teu perfil. ${byPhone()}`;
    },
    get room_cancelled() {
      return `Aquesta cita no està confirmada, o s’ha anul·lat. ${byPhone()}`;
    },
    get room_over() {
      return `Aquesta videotrucada ja s’ha acabat. ${byPhone()}`;
    },
    room_early: 'La sala obre deu minuts abans de l’hora.',
    other_device: 'Ja has entrat des d’un altre dispositiu.',
    device_replaced: 'La videotrucada continua en un altre dispositiu.',
    not_admitted: 'Encara no t’han deixat entrar.',
  },
  tooLong: 'És massa llarg.',
};

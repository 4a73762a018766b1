import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import type { es } from './refusal-texts.es.ts';

export const ca: typeof es = {
  refusals: {
    slot_taken: 'Aquesta hora s’acaba d’ocupar. Tria’n una altra, si us plau.',
    already_booked: 'Ja tens una altra cita a aquesta hora.',
    get too_many_holds() {
      return `Ja tens ${clinicSettings().maximumUnpaidHolds} reserves pendents de pagament. Paga o anul·la’n una abans de reservar-ne una altra.`;
    },
    get holds_ran_out() {
      return `Han caducat unes quantes reserves teves sense pagar. Si en necessites una ara, truca’ns al ${clinicContact().phone}.`;
    },
    get network_holds() {
      return `Des de la teva connexió ja hi ha massa reserves pendents de pagament. Si la necessites ara, truca’ns al ${clinicContact().phone}.`;
    },
    too_late: 'Ja no es pot canviar: ha passat el termini.',
    no_credit: 'No et queden sessions que valguin per a aquesta cita. La pots reservar pagant-la.',
    after_plan: 'La paga una sessió del teu pla, que acaba abans d’aquesta data. Tria un dia anterior.',
    over: 'Aquesta cita ja ha passat.',
    cancelled: 'Aquesta cita està anul·lada.',
  },
  link: {
    get link_invalid() {
      return `Aquest enllaç no és vàlid o ja no serveix: deixa de funcionar quan comença la cita. Entra al teu perfil o truca’ns al ${clinicContact().phone}.`;
    },
    link_moved:
      'Aquesta cita ha canviat d’hora després que t’enviéssim aquest enllaç. La nova és al teu perfil.',
  },
  holdsRanOutUntil: (count, until, phone) =>
    `Han caducat ${count} reserves teves sense pagar. Podràs tornar a reservar el ${until}; si la necessites abans, truca’ns al ${phone}.`,
  networkHoldsUntil: (count, time, phone) =>
    `Des de la teva connexió ja hi ha ${count} reserves pendents de pagament. Podràs reservar quan se’n pagui una, o a les ${time} com a molt tard; si la necessites ara, truca’ns al ${phone}.`,
  afterPlan: (lastDay) =>
    `La paga una sessió del teu pla, que val fins al ${lastDay}. Tria un dia fins aleshores.`,
  sessionsNotForService:
    'Les sessions dels plans no valen per a aquesta consulta. La pots reservar pagant-la.',
  sessionsNotForHome:
    'Les sessions dels plans no valen per a visites a domicili. Les pots reservar pagant-les.',
  daysRange: (most) => `Demana entre 1 i ${most} dies, del primer a l’últim.`,
  unreadableNotes: 'Ara no es pot llegir aquesta nota.',
  erasure: {
    deletedNotes: 'el que vas escriure en reservar cites que no es van arribar a fer',
    keptRecord:
      'la història clínica de les teves consultes, bloquejada, amb el nom de qui va rebre l’atenció',
  },
  closing: {
    confirmed:
      'Tens cites confirmades. Anul·la-les primer des del teu perfil: així se’t torna el que correspongui.',
    underReview:
      'Hi ha un pagament teu en revisió. Espera que es decideixi, o anul·la aquesta cita, abans d’eliminar el teu compte.',
  },
};

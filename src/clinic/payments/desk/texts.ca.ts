import type { es } from './texts.es.ts';

export const ca: typeof es = {
  chooseMethod: 'Tria com es paga.',
  sayWhy: 'Digues per què',
  tooLong: 'És massa llarg',
  refusals: {
    already_paid: 'Ja està pagat: no s’ha de tornar a cobrar.',
    nothing_due: 'Aquí no hi ha res per cobrar: està cancel·lat o la reserva ha caducat.',
    under_review: 'Hi ha un pagament per internet en revisió. Encara no cobris.',
    price_changed: 'L’import ha canviat. Digues-li el nou abans de cobrar.',
    no_credit: 'No li queda tant saldo a favor: que pagui d’una altra manera.',
    parts_exceed: 'Aquesta part ja és tot l’import: cobra’l d’una sola manera.',
    no_card: 'No hi ha cap fitxa on apuntar-ho com a saldo. Torna-ho tal com es va pagar.',
    not_yours: 'Avui només ho pot anul·lar qui ho va cobrar. Després, direcció.',
    cannot_undo: 'Ja no es pot anul·lar: s’ha tornat, cancel·lat o usat. Digues-ho a direcció.',
    too_much: 'D’aquest pagament no queda tant per tornar, ni diners ni sessions.',
  },
  noCash: (limit) => `En efectiu no pot ser: és una operació de ${limit} o més (Llei 7/2012, art. 7).`,
  chooseAppointments: 'Tria quines cites paga.',
  atMost20: 'Com a màxim 20 cites alhora.',
  duplicate: 'Hi ha una cita dues vegades.',
  severalRefusals: {
    already_paid:
      'Alguna d’aquestes cites ja està pagada. No se n’ha cobrat cap: mira la llista i torna-ho a provar.',
    nothing_due:
      'Alguna d’aquestes cites està cancel·lada o ha caducat. No se n’ha cobrat cap: mira la llista i torna-ho a provar.',
    under_review:
      'Hi ha un pagament per internet en revisió d’alguna d’aquestes cites. No se n’ha cobrat cap: mira la llista i torna-ho a provar.',
    price_changed:
      'L’import d’alguna d’aquestes cites ha canviat. No se n’ha cobrat cap: digues-li el nou abans de cobrar, o cobra-les d’una en una.',
  },
};

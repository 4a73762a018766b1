import { ofDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Diners pendents',
  unknown: 'No sabem si hi ha diners pendents',
  unknownAmount: 'import desconegut',
  since: (date) => `des ${ofDay(date)}`,
  whatToDo: 'Què s’ha de fer',
  unknownPerson: 'Persona sense identificar',
  saving: 'Desant...',
  notDone: 'No s’ha fet',
  notNoted: 'No s’ha anotat',
  noted: 'Anotat: tornat d’una altra manera',
  method: 'Per quin mitjà',
  how: 'Com s’ha tornat',
  noting: 'Anotant...',
  returnedOtherwise: 'Tornat d’una altra manera',
  decisions: {
    keep: 'Deixa-ho així, sense cobrar',
    ask: 'Torna a demanar el pagament',
    cancel: 'Cancel·la la cita',
  },
  matters: {
    refund_refused: {
      title: 'PayPal no ha pogut tornar aquests diners',
      next: 'S’han de tornar d’una altra manera i avisar la persona.',
    },
    desk_return: {
      title: 'Devolució pendent al taulell',
      next: 'Torna els diners de la mateixa manera que es van pagar i apunta-ho aquí. El rebut es crea sol.',
    },
    wallet_return: {
      title: 'Tornat des de PayPal',
      next: 'Aquesta devolució no s’ha fet des d’aquí: s’ha fet a PayPal, o és una reclamació.',
    },
    under_review: {
      title: 'Pagament en revisió',
      next: 'PayPal encara l’està revisant. La persona està avisada. No s’ha de tornar a cobrar.',
    },
  },
};

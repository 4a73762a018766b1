import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    returned_at_wallet:
      'El proveïdor de pagaments diu que ja ho ha tornat: no s’ha de tornar una altra vegada.',
    over: 'Aquesta cita ja ha començat: no es pot cancel·lar.',
    part_only: 'Només se n’ha tornat una part: acorda amb la persona com la paga.',
    plan_stays: 'Un pla no s’anul·la des d’aquí. Treu les sessions a la fitxa de la persona.',
  },
  howMissing: 'Digues com s’ha tornat',
  tooLong: 'És massa llarg',
  chooseDecision: 'Tria què es fa.',
};

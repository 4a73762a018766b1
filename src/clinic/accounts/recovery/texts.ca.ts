import type { es } from './texts.es.ts';

export const ca: typeof es = {
  fields: {
    identifier: 'Escriu el teu nom d’usuari o el teu correu',
    tooLong: 'És massa llarg',
  },
  linkOver: 'Aquest enllaç ja no serveix. Demana’n un altre i fes servir el de l’últim correu.',
  neutralResponse:
    'Si hi ha un compte amb aquestes dades i té correu electrònic, t’arribarà un enllaç per triar una altra contrasenya. Si avui ja han sortit uns quants correus a aquesta adreça, potser no arriba fins demà.',
};

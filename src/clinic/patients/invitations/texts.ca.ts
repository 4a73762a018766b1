import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    link_over: 'Aquest enllaç ja no serveix: s’ha fet servir o ha caducat. Demana’n un altre a la clínica.',
    contradicts: 'El teu compte i la fitxa de la clínica no coincideixen. Truca’ns i ho mirem amb tu.',
  },
  inviteRefusals: {
    has_account: 'Ja té un compte.',
    no_email: 'Per convidar-la cal el seu correu: escriu-lo abans a la fitxa.',
  },
  tooYoung: (age) =>
    `Té menys de ${age} anys: les persones que en tenen la tutela reserven i reben els avisos per ella.`,
};

import type { es } from './texts.es.ts';

export const ca: typeof es = {
  address: {
    hasUser: 'Treu l’usuari i la contrasenya de l’adreça',
    hasFragment: 'Treu el que va darrere de #',
    notHttps: 'Ha de començar per https://',
    isPrivate: 'Aquesta adreça és d’una xarxa privada',
  },
  urlTooLong: 'Escriu-la més curta',
  chooseOne: 'Tria almenys una cosa',
  tooManyEndpoints: (most) => `Ja avisem ${most} adreces. Retira’n alguna que no es faci servir.`,
  urlMissing: 'Escriu una adreça que comenci per https://',
};

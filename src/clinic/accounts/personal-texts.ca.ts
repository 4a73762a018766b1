import type { es } from './personal-texts.es.ts';

export const ca: typeof es = {
  fileName: 'les-meves-dades.json',
  statement: (age) =>
    `Tinc ${age} anys o més, o soc la mare, el pare o el tutor legal de qui rebrà l’atenció.`,
  erased: [
    'el teu usuari i la teva contrasenya',
    'el teu nom, el teu correu, el teu telèfon i la teva adreça',
    'les teves sessions',
  ],
};

import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'El teu calendari',
  purpose: 'Adreça secreta per veure les teves cites al mòbil: només hores i inicials.',
  address: 'Adreça',
  copyNow: 'Copia-la ara: no es torna a mostrar.',
  refused: 'No s’ha creat',
  busy: 'Creant...',
  create: 'Crea una adreça',
};

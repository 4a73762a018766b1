import type { es } from './language-texts.es.ts';

export const ca: typeof es = {
  label: (name) => `Idioma del panell: ${name}`,
  failed: 'L’idioma no ha canviat',
  unclear: 'No sabem si l’idioma ha canviat',
};

import type { es } from './sentences.es.ts';

export const ca: typeof es = {
  passwordsDiffer: 'Les contrasenyes no coincideixen',
  wrongCredentials: 'Les dades no són correctes. Comprova l’usuari i la contrasenya.',
};

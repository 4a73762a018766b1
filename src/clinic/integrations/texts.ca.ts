import type { es } from './texts.es.ts';

export const ca: typeof es = {
  nameMissing: 'Escriu per a què és',
  nameTooLong: 'Escriu-ho més curt',
  chooseOne: 'Tria almenys una cosa',
  tooManyKeys: (most) => `Ja hi ha ${most} claus que valen. Retira’n alguna que no es faci servir.`,
};

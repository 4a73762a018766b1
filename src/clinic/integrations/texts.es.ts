export const es = {
  nameMissing: 'Escribe para qué es',
  nameTooLong: 'Escríbelo más corto',
  chooseOne: 'Elige al menos una cosa',
  tooManyKeys: (most: number) => `Ya hay ${most} claves que valen. Retira alguna que no se use.`,
};

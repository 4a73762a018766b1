export const es = {
  tooLong: (letters: number) => `Como mucho ${letters} letras.`,
  refusals: {
    consent_required:
      'Antes de guardar cómo estás necesitamos tu permiso. Puedes darlo en esta misma página.',
  },
};

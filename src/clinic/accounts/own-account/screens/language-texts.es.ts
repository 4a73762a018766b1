export const es = {
  label: (name: string) => `Idioma del panel: ${name}`,
  failed: 'El idioma no ha cambiado',
  unclear: 'No sabemos si el idioma ha cambiado',
};

export const es = {
  refusals: {
    text_changed:
      'Alguien ha cambiado el texto en castellano mientras traducías. Copia lo tuyo y vuelve a abrir la página.',
  },
  tooLong: 'Es demasiado largo.',
};

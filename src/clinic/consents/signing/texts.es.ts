export const es = {
  refusals: {
    link_over:
      'Este enlace ya no sirve: se ha usado o ha caducado. Si ya firmaste, está guardado; si no, pídenos otro.',
    text_changed: 'El documento ha cambiado. Vuelve a abrir esta página, léelo y fírmalo entonces.',
  },
  nameMissing: 'Escribe tu nombre y apellidos',
  nameTooLong: 'El nombre es demasiado largo',
  nothingTicked: 'Marca lo que firmas',
};

export const es = {
  refusals: {
    link_over:
      'Este enlace ya no sirve: se ha usado o ha caducado. Si ya firmaste, está guardado; si no, pídenos otro.',
  },
  nameMissing: 'Escribe tu nombre y apellidos',
  nameTooLong: 'El nombre es demasiado largo',
  nothingTicked: 'Marca lo que firmas',
};

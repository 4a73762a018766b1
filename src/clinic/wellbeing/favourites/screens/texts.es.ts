export const es = {
  favourite: 'Favorita',
  notSaved: 'No se ha podido guardar',
  saving: 'Guardando...',
};

export const es = {
  notSaved: 'Así no se puede guardar',
  saving: 'Guardando...',
};

export const es = {
  unreadable: 'No se puede leer este texto ahora.',
};

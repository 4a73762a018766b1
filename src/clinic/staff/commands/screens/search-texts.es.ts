export const es = {
  notOpened: 'No hemos podido abrir la búsqueda',
  tryLater: 'Vuelve a intentarlo en un momento.',
  search: 'Buscar',
  shortcut: 'Ctrl K',
};

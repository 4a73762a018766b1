export const es = {
  notNoted: 'No se ha apuntado',
  noting: 'Apuntando...',
  notOpened: 'No se ha podido abrir. Inténtalo de nuevo en un momento.',
  returned: (how: string) => `Devuelto ${how}`,
};

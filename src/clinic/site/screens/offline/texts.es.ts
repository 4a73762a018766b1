export const es = {
  noConnection: 'Sin conexión: lees lo último que se guardó. Los teléfonos de ayuda están en SOS.',
  noResponse: 'La web no ha respondido: lees lo último que se guardó. Los teléfonos de ayuda están en SOS.',
  reload: 'Volver a cargar',
};

export const es = {
  notFound: {
    title: 'Página no encontrada',
    description: (clinic: string) => `Esta página de ${clinic} no existe o ha cambiado de sitio.`,
    heading: 'Esta página no existe o ha cambiado de sitio',
    home: 'Ir al inicio',
    book: 'Reservar cita',
    beforePhone: 'Comprueba la dirección, o llámanos al',
    afterPhone: 'y te ayudamos.',
  },
};

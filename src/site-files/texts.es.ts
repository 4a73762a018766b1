export const es = {
  siteDescription: (city: string) => `Psicología en ${city} y por videollamada.`,
  book: 'Reservar cita',
  whenToAskForHelp: 'Cuándo pedir ayuda',
  offline: {
    title: 'Sin conexión',
    heading: 'No hay conexión',
    lead: 'La web no llega ahora mismo, pero el teléfono sí. Para llamar no hace falta internet.',
    call: (phone: string, name: string) => `Llamar al ${phone}, ${name}`,
    clinic: 'La clínica:',
    stored: 'Tus citas siguen guardadas: las verás cuando vuelva la conexión.',
    retry: 'Volver a probar',
  },
};

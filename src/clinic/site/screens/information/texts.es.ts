export const es = {
  title: 'Servicios, regiones y cómo reservar',
  region: 'Información',
  dialogTitle: (clinic: string) => `Qué hacemos en ${clinic}`,
  loadFailed: 'Esta ventana no se ha podido cargar. Lo mismo está en estas páginas:',
  servicesPage: 'Todo lo que hacemos, y dónde',
  pricesPage: 'Precios por sesión',
  bookingPage: 'Reservar cita',
};

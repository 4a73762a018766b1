import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Serveis, regions i com demanar cita',
  region: 'Informació',
  dialogTitle: (clinic) => `Què fem a ${clinic}`,
  loadFailed: 'Aquesta finestra no s’ha pogut carregar. Trobaràs el mateix en aquestes pàgines:',
  servicesPage: 'Tot el que fem, i on',
  pricesPage: 'Preus per sessió',
  bookingPage: 'Demana cita',
};

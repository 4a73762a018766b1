import type { es } from './not-found-texts.es.ts';

export const ca: typeof es = {
  notFound: {
    title: 'No s’ha trobat la pàgina',
    description: (clinic) => `Aquesta pàgina de ${clinic} no existeix o ha canviat de lloc.`,
    heading: 'Aquesta pàgina no existeix o ha canviat de lloc',
    home: 'Ves a l’inici',
    book: 'Demana cita',
    beforePhone: 'Comprova l’adreça, o truca’ns al',
    afterPhone: 'i t’ajudarem.',
  },
};

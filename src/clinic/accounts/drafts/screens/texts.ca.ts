import type { es } from './texts.es.ts';

export const ca: typeof es = {
  restored: {
    title: 'Ho vas deixar a mitges',
    startAgain: 'Torna a començar',
    origin: 'Ho has escrit avui en aquest lloc de treball. Només ho veus tu.',
  },
  places: {
    booking: '«Cita nova»',
    callback: '«Trucada pendent nova»',
    person: '«Persona nova»',
    answer: 'la bústia',
    chat: 'el xat',
    release: 'els qüestionaris',
    card: 'la fitxa d’una persona',
    note: 'una nota de sessió',
  },
  unfinished: 'Tens alguna cosa a mitges',
  waitsIn: (place) => `T’espera a ${place}.`,
};

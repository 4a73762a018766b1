/** Lowest and highest mark of each question. */
export const marks = [1, 2, 3, 4, 5] as const;
export type Mark = (typeof marks)[number];

/** Characters of what somebody adds in their own words: some hundred words. */
export const longestAnswer = 600;

/** A check-in goes by itself after this long: a year shows what comes back with the seasons, and no more is needed. */
export const retentionDays = 365;

/** Which wording of the consent is agreed to; a new one has a new name, and is asked for again. */
export const statement = '2026-11';

/** The questions in their order: what is asked, and each mark in words. */
export const questions = [
  {
    name: 'mood',
    asked: '¿Qué tal el ánimo?',
    short: 'Ánimo',
    words: ['Muy bajo', 'Bajo', 'Ni bien ni mal', 'Bueno', 'Muy bueno'],
  },
  {
    name: 'sleepQuality',
    asked: '¿Cómo has dormido?',
    short: 'Sueño',
    words: ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien'],
  },
  {
    name: 'stressLevel',
    asked: '¿Cuánta tensión notas?',
    short: 'Tensión',
    words: ['Casi ninguna', 'Poca', 'Algo', 'Mucha', 'Muchísima'],
  },
  {
    name: 'energyLevel',
    asked: '¿Cuánta energía tienes?',
    short: 'Energía',
    words: ['Ninguna', 'Poca', 'Regular', 'Bastante', 'Mucha'],
  },
] as const;
export type Question = (typeof questions)[number];

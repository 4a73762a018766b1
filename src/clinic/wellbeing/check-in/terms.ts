export const marks = [1, 2, 3, 4, 5] as const;
export type Mark = (typeof marks)[number];

/** Maximum length of a free-text answer in characters. */
export const maxAnswerLength = 600;

/** Days a check-in is kept: a year shows seasonal patterns, and no more is needed. */
export const answerRetentionDays = 365;

/** Version of the consent wording; a new version requires new consent. */
export const consentVersion = '2026-11';

/** Questions in order, with a label for each mark. */
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

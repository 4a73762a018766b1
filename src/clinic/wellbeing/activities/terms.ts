import type { Difficulty } from '../terms.ts';

export const difficultyLabels: Record<Difficulty, string> = {
  easy: 'Fácil',
  medium: 'Algo de esfuerzo',
  demanding: 'Bastante esfuerzo',
};

export const sourceLabels: Readonly<Record<string, string>> = {
  'https://www.who.int/es':
    'la guía «En tiempos de estrés, haz lo que importa», de la Organización Mundial de la Salud (2020)',
};

/** Duration ranges in minutes, both ends included. */
export const lengths = {
  short: { words: 'Hasta 5 minutos', from: 0, to: 5 },
  medium: { words: 'De 6 a 15 minutos', from: 6, to: 15 },
  long: { words: 'Más de 15 minutos', from: 16, to: Number.POSITIVE_INFINITY },
} as const;
export type Length = keyof typeof lengths;

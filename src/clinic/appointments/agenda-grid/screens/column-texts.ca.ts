import type { es } from './column-texts.es.ts';

/** 'del 23', but 'de l’1' and 'de l’11'. */
const isElided = (day: string) => /^(1|11)(?!\d)/.test(day);

export const ca: typeof es = {
  holiday: 'Festiu',
  week: (first, last) =>
    `Setmana ${isElided(first) ? 'de l’' : 'del '}${first} ${isElided(last) ? 'a l’' : 'al '}${last}`,
};

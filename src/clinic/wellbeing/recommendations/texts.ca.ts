import type { es } from './texts.es.ts';

/** Only two has a form of its own. */
const feminine = (count: string): string => (count === 'dos' ? 'dues' : count);

export const ca: typeof es = {
  numbers: ['', 'un', 'dos', 'tres', 'quatre', 'cinc', 'sis', 'set'],
  today: {
    sleep: 'Perquè aquesta nit has dormit malament.',
    stress: 'Perquè avui notes molta tensió.',
    mood: 'Perquè avui tens l’ànim baix.',
    energy: 'Perquè avui et falta energia.',
    steady: 'Perquè avui no has assenyalat res que vagi malament, i això ajuda a continuar així.',
  },
  week: {
    sleep: (count) => `Perquè has dormit malament ${feminine(count)} nits de les últimes set.`,
    stress: (count) => `Perquè has notat molta tensió ${count} dels últims set dies.`,
    mood: (count) => `Perquè has tingut l’ànim baix ${count} dels últims set dies.`,
    energy: (count) => `Perquè t’ha faltat energia ${count} dels últims set dies.`,
  },
  veryLow: (count) => `Has marcat l’ànim més baix ${feminine(count)} vegades en tres dies.`,
  lowWeek: (count) => `Has marcat l’ànim baix ${count} dels últims set dies.`,
};

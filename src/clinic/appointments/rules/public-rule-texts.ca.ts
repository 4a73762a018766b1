import type { es } from './public-rule-texts.es.ts';

export const ca: typeof es = {
  inTime: (hours) => `${hours} hores abans, o més`,
  tooLate: (hours) => `Menys de ${hours} hores abans`,
  change: (hours) =>
    `Fins a ${hours} hores abans la canvies de dia sense cost, o l’anul·les i t’ho tornem tot.`,
  cancel: (hours) => `Fins a ${hours} hores abans la pots anul·lar, i t’ho tornem tot.`,
};

import type { es } from './age-texts.es.ts';

const inMonths = (months: number) => (months === 1 ? '1 mes' : `${months} mesos`);

export const ca: typeof es = {
  years: (years) => (years === 1 ? '1 any' : `${years} anys`),
  andAHalf: (years) => `${years} i mig`,
  andMonths: (years, months) => `${years} i ${inMonths(months)}`,
};

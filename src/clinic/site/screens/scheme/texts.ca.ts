import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Aspecte',
  device: 'Com el dispositiu',
  light: 'Clar',
  dark: 'Fosc',
};

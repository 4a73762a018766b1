import type { es } from './unread-texts.es.ts';

export const ca: typeof es = {
  unread: (count) => (count === 1 ? '1 missatge sense llegir' : `${count} missatges sense llegir`),
  label: (unread) => `Xat: ${unread}`,
};

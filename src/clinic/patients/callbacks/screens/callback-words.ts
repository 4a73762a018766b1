import type { CallbackReason } from '../../terms.ts';

/** What somebody wants, in words that say nothing of why they come. */
export const reasonWords: Record<CallbackReason, string> = {
  talk: 'Quiere hablar un momento',
  new_hour: 'Quiere pedir hora',
  change_hour: 'Quiere cambiar o anular una hora',
  papers: 'Necesita un papel',
  other: 'Otra cosa',
};

import type { CallbackReason } from '../../terms.ts';

/** Reasons for a callback, worded neutrally to reveal nothing clinical. */
export const callbackReasonLabels: Record<CallbackReason, string> = {
  talk: 'Quiere hablar un momento',
  new_hour: 'Quiere pedir hora',
  change_hour: 'Quiere cambiar o anular una hora',
  papers: 'Necesita un documento',
  other: 'Otra cosa',
};

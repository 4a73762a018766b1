import type { CallbackReason } from '../../terms.ts';
import { texts } from './texts.ts';

/** Reasons for a callback, worded neutrally to reveal nothing clinical. */
export const callbackReasonLabels = (): Record<CallbackReason, string> => texts().reasons;

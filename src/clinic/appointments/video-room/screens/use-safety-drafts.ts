import { useState } from 'react';
import { type Device, saveSafety } from '../api.ts';
import type { SafetyAnswer } from '../contract.ts';

type GuestRole = SafetyAnswer['role'];
export type SafetyDraft = SafetyAnswer & { state: 'unchanged' | 'typed' | 'saving' | 'saved' | 'failed' };
export type SafetyDrafts = ReturnType<typeof useSafetyDrafts>;

/** Answers to the safety questions as the screen shows them: what was typed here, else what the clinic has. */
export function useSafetyDrafts(device: Device, answers: readonly SafetyAnswer[]) {
  const [drafts, setDrafts] = useState<Partial<Record<GuestRole, SafetyDraft>>>({});
  const change = (draft: SafetyDraft) => setDrafts((known) => ({ ...known, [draft.role]: draft }));
  /** Not for a text that was changed while an earlier one was on its way. */
  const settle = (sent: SafetyDraft, state: 'saved' | 'failed') =>
    setDrafts((known) => (known[sent.role] === sent ? { ...known, [sent.role]: { ...sent, state } } : known));
  return {
    answers,
    draftOf: (role: GuestRole): SafetyDraft =>
      drafts[role] ?? {
        ...(answers.find((answer) => answer.role === role) ?? { role, location: '', contact: '' }),
        state: 'unchanged',
      },
    change,
    /** @returns whether the clinic has it */
    async save({ role, location, contact }: SafetyDraft): Promise<boolean> {
      const sent: SafetyDraft = { role, location, contact, state: 'saving' };
      change(sent);
      const isSaved = await saveSafety(device, { role, location, contact }).then(
        () => true,
        () => false,
      );
      settle(sent, isSaved ? 'saved' : 'failed');
      return isSaved;
    },
  };
}

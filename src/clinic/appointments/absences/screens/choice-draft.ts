import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import type { ChoiceInput } from '../contract.ts';

export type ChoiceDraft = {
  what: '' | 'cancel' | 'hour' | 'colleague' | 'video';
  day: string;
  time: string;
  professionalId: number | undefined;
  isAgreed: boolean;
};

export const emptyChoiceDraft = (one: AgendaAppointment): ChoiceDraft => ({
  ...wallTimeOf(new Date(one.startsAt)),
  what: '',
  professionalId: undefined,
  isAgreed: false,
});

export function resolutionInput(one: AgendaAppointment, draft: ChoiceDraft): ChoiceInput | undefined {
  const appointmentId = one.id;
  if (draft.what === 'cancel') return { what: 'cancel', appointmentId };
  if (draft.what === '' || !draft.isAgreed) return undefined;
  if (draft.what === 'video') return { what: 'video', appointmentId, isAgreed: true };
  if (draft.what === 'colleague')
    return draft.professionalId === undefined
      ? undefined
      : {
          what: 'move',
          appointmentId,
          isAgreed: true,
          startsAt: one.startsAt,
          professionalId: draft.professionalId,
        };
  const startsAt = instantOf(draft.day, draft.time);
  return Number.isNaN(startsAt.getTime())
    ? undefined
    : { what: 'move', appointmentId, isAgreed: true, startsAt: startsAt.toISOString() };
}

import { CircleCheck, CircleHelp, CircleX, Clock, DoorOpen, type LucideIcon, UserCheck } from 'lucide-react';
import { frontColors, softColors, type Tone } from '#design/tone.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { confirmedByPhoneLabel, kindSigns, waitsForOutcome } from '../../desk/screens/agenda-labels.ts';
import { kindOf, kindTone } from '../../screens/kind-tone.ts';
import { texts } from './texts.ts';
import type { Coloring } from './view/agenda-look.ts';

/** Colours of a block, with the sign and word that say the same. */
export type Appearance = { id: string; word: () => string; Icon: LucideIcon; ground: string; edge: string };

const inTone = (tone: Tone) => ({ ground: softColors[tone], edge: frontColors[tone] });

const states = {
  pending: { word: () => texts().states.pending, Icon: Clock, ground: 'bg-card', edge: 'bg-front-ochre' },
  planned: { word: () => texts().states.planned, Icon: CircleCheck, ...inTone('river') },
  expected: { word: confirmedByPhoneLabel, Icon: UserCheck, ...inTone('river') },
  arrived: { word: () => texts().states.arrived, Icon: DoorOpen, ...inTone('pine') },
  undecided: { word: () => texts().states.undecided, Icon: CircleHelp, ...inTone('ochre') },
  over: { word: () => texts().states.over, Icon: CircleCheck, ground: 'bg-paper', edge: 'bg-edge' },
  missed: { word: () => texts().states.missed, Icon: CircleX, ...inTone('coral') },
};

/** In the order of the legend. */
export const appearances: Record<Coloring, readonly Appearance[]> = {
  kind: Object.entries(kindSigns).map(([id, sign]) => ({
    id,
    word: () => sign.word,
    Icon: sign.Icon,
    ...inTone(kindTone(id)),
  })),
  state: Object.entries(states).map(([id, state]) => ({ id, ...state })),
};

type Visit = Pick<AgendaAppointment, 'status' | 'endsAt' | 'attendance' | 'attendanceConfirmed'>;

/** The state by which the agenda colours an appointment. */
export function stateOf(one: Visit, now: Date): keyof typeof states {
  if (one.status === 'pending') return 'pending';
  if (waitsForOutcome(one, now)) return 'undecided';
  if (one.attendance?.status === 'fulfilled') return 'over';
  if (one.attendance?.status === 'arrived') return 'arrived';
  if (one.attendance) return 'missed';
  return one.attendanceConfirmed ? 'expected' : 'planned';
}

export function appearanceOf(
  one: Visit & Pick<AgendaAppointment, 'type'>,
  coloring: Coloring,
  now: Date,
): Appearance {
  const id = coloring === 'kind' ? kindOf(one.type) : stateOf(one, now);
  const found = appearances[coloring].find((each) => each.id === id);
  if (found === undefined) throw new Error(`no appearance of ${id}`);
  return found;
}

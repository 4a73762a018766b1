import type { Tone } from '#design/tone.ts';

const adultTones = ['river', 'pine', 'coral'] as const satisfies Tone[];

/** The colour of an adult plan's house, by its place; child plans are ochre, as child therapy is everywhere. */
export const adultTone = (place: number): Tone => adultTones[place % adultTones.length] ?? 'river';
export const childTone: Tone = 'ochre';

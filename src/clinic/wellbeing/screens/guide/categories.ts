import type { Tone } from '#design/tone.ts';

export type CategoryId = 'calm' | 'mind' | 'body' | 'ties';

export type Category = {
  id: CategoryId;
  name: string;
  /** When somebody would look here, in one sentence. */
  description: string;
  /** The colour of its card's edge. */
  tone: Tone;
};

export type Activity = {
  /** Unique in the guide; also the anchor of the activity on the page. */
  id: string;
  category: CategoryId;
  title: string;
  description: string;
  /** How long it takes, and how often it is worth doing, in words. */
  duration: string;
  frequency: string;
  steps: readonly string[];
  benefits: readonly string[];
};

/** The four parts of the guide, in their order on the page. */
export const categories: readonly Category[] = [
  {
    id: 'calm',
    name: 'Calmar el cuerpo',
    description: 'Para cuando el corazón va deprisa o los hombros pesan.',
    tone: 'river',
  },
  {
    id: 'mind',
    name: 'Ordenar la cabeza',
    description: 'Para cuando los pensamientos dan vueltas y no paran.',
    tone: 'ochre',
  },
  {
    id: 'body',
    name: 'Moverte y descansar',
    description: 'Para cuando falta energía de día o sueño de noche.',
    tone: 'pine',
  },
  {
    id: 'ties',
    name: 'Cuidar los lazos',
    description: 'Para cuando te notas lejos de los demás, o de ti.',
    tone: 'coral',
  },
];

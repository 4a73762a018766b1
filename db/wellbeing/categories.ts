import type { Breathing, CategoryColor, CategoryIcon, Difficulty } from '#clinic/wellbeing/terms.ts';

type CategoryKey = 'calm' | 'mind' | 'body' | 'ties';

type CategorySeed = {
  /** By which the activities below name it. */
  key: CategoryKey;
  name: string;
  /** When somebody would look here, in one sentence. */
  description: string;
  icon: CategoryIcon;
  /** Of its card's edge. */
  color: CategoryColor;
};

export type ActivitySeed = {
  /** Unique in the guide; also the anchor of the activity on the page. */
  id: string;
  category: CategoryKey;
  title: string;
  description: string;
  /** How long it takes, in words and in minutes, and how often it is worth doing. */
  duration: string;
  minutes: number;
  frequency: string;
  difficulty: Difficulty;
  steps: readonly string[];
  benefits: readonly string[];
  /** What it may be good for: `recommendations/rules.ts` goes by 'sueño', 'calma', 'ánimo' and 'energía'. */
  tags: readonly string[];
  breathing?: Breathing;
  imageUrl?: string;
  externalLink?: string;
};

/** The organisation's own door: a page below it may move. What of theirs it is, the page says (`activities/terms.ts`). */
export const whoGuide = 'https://www.who.int/es';

/** The four parts of the guide, in their order on the page. */
export const categories: readonly CategorySeed[] = [
  {
    key: 'calm',
    name: 'Calmar el cuerpo',
    description: 'Para cuando el corazón va deprisa o los hombros pesan.',
    icon: 'wind',
    color: 'river',
  },
  {
    key: 'mind',
    name: 'Ordenar la cabeza',
    description: 'Para cuando los pensamientos dan vueltas y no paran.',
    icon: 'pencil',
    color: 'ochre',
  },
  {
    key: 'body',
    name: 'Moverte y descansar',
    description: 'Para cuando falta energía de día o sueño de noche.',
    icon: 'footprints',
    color: 'pine',
  },
  {
    key: 'ties',
    name: 'Cuidar los lazos',
    description: 'Para cuando te notas lejos de los demás, o de ti.',
    icon: 'heart',
    color: 'coral',
  },
];

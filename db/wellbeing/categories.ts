import type { Breathing, CategoryColor, CategoryIcon, Difficulty } from '#clinic/wellbeing/terms.ts';

type CategoryKey = 'calm' | 'mind' | 'body' | 'ties';

type CategorySeed = {
  key: CategoryKey;
  name: string;
  /** When to use this category, in one sentence. */
  description: string;
  icon: CategoryIcon;
  /** Colour of the card's edge. */
  color: CategoryColor;
};

export type ActivitySeed = {
  /** Unique in the guide; also the anchor of the activity on the page. */
  id: string;
  category: CategoryKey;
  title: string;
  description: string;
  /** Duration as text and in minutes, and how often to do it. */
  duration: string;
  minutes: number;
  frequency: string;
  difficulty: Difficulty;
  steps: readonly string[];
  benefits: readonly string[];
  /** What it may help with: `recommendations/rules.ts` uses 'sueño', 'calma', 'ánimo' and 'energía'. */
  tags: readonly string[];
  breathing?: Breathing;
  imageUrl?: string;
  externalLink?: string;
};

/**
 * The organisation's home page, because deeper pages may move. The page names the publication
 * (`activities/terms.ts`).
 */
export const whoGuide = 'https://www.who.int/es';

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

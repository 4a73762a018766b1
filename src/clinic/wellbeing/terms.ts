/** How much an activity asks of somebody who is tired. */
export const difficulties = ['easy', 'medium', 'demanding'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The colours that a part of the guide may have: those of the house-fronts. */
export const categoryColors = ['river', 'ochre', 'pine', 'coral'] as const;
export type CategoryColor = (typeof categoryColors)[number];

/** The signs that a part of the guide may have. */
export const categoryIcons = ['wind', 'pencil', 'footprints', 'heart'] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

/** The rhythm of a breathing exercise, in seconds. */
export type Breathing = { inSeconds: number; outSeconds: number };

/** What somebody says of a day, each from 1 to 5. Of `stressLevel` 5 is the most tension; of the others 5 is the best. */
export type Scores = { mood: number; sleepQuality: number; stressLevel: number; energyLevel: number };

/** What somebody may add to the numbers, in their own words; '' where they add nothing. */
export type Answers = { good: string; hard: string };

/** What is lacking, and on how many of the last seven days. `steady`: nothing is. */
export type Reason = { rule: 'sleep' | 'stress' | 'mood' | 'energy' | 'steady'; days: number };

/** Why talking with somebody comes before any exercise. */
export type TalkReason = { rule: 'low-week' | 'very-low'; days: number };

/** What a check-in leads to, as it is sealed. */
export type Suggestion = {
  talk: TalkReason | null;
  activities: { activityId: number; reason: Reason }[];
};

export const difficulties = ['easy', 'medium', 'demanding'] as const;
export type Difficulty = (typeof difficulties)[number];

export const categoryColors = ['river', 'ochre', 'pine', 'coral'] as const;
export type CategoryColor = (typeof categoryColors)[number];

export const categoryIcons = ['wind', 'pencil', 'footprints', 'heart'] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

export type Breathing = { inSeconds: number; outSeconds: number };

/** Scores of a day from 1 to 5. For `stressLevel` 5 means most tension; for the others 5 is best. */
export type Scores = { mood: number; sleepQuality: number; stressLevel: number; energyLevel: number };

/** Free-text answers; '' if empty. */
export type Answers = { good: string; hard: string };

/** A low score, and on how many of the last seven days. `steady`: none. */
export type Reason = { rule: 'sleep' | 'stress' | 'mood' | 'energy' | 'steady'; days: number };

/** Why to talk to someone before any exercise. */
export type TalkReason = { rule: 'low-week' | 'very-low'; days: number };

/** Recommendations of a check-in, as sealed. */
export type Suggestion = {
  talk: TalkReason | null;
  activities: { activityId: number; reason: Reason }[];
};

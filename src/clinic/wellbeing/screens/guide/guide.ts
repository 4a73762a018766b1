export type AlertGrade = 'watch' | 'appointment' | 'now';

export type Alert = {
  grade: AlertGrade;
  title: string;
  lead: string;
  signs: readonly string[];
  next: string;
};

export type RecommendationId = 'habits' | 'sleep' | 'movement' | 'screens' | 'ties';

export type Recommendation = {
  id: RecommendationId;
  title: string;
  lead: string;
  tips: readonly string[];
  firstStep: string;
};

type Tip = { title: string; text: string };

/** The prose of the guide. Its sources are named in the Spanish one. */
export type GuideProse = {
  alerts: readonly Alert[];
  supportTips: readonly string[];
  recommendations: readonly Recommendation[];
  firstSession: readonly Tip[];
  readingHabits: readonly Tip[];
};

import { bodyActivities } from './body-activities.ts';
import { calmActivities } from './calm-activities.ts';
import type { ActivitySeed } from './categories.ts';
import { mindActivities } from './mind-activities.ts';
import { relationshipActivities } from './relationship-activities.ts';

export const activities: readonly ActivitySeed[] = [
  ...calmActivities,
  ...mindActivities,
  ...bodyActivities,
  ...relationshipActivities,
];

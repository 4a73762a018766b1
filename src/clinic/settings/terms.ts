/** Facts that a person must confirm, with name and date. */
export const confirmableSteps = ['clinic', 'addresses', 'officer', 'assessment', 'processors'] as const;
export type ConfirmableStep = (typeof confirmableSteps)[number];

/** Steps before launch, in order. */
export const stepNames = [
  'clinic',
  'addresses',
  'services',
  'team',
  'hours',
  'mail',
  'wallet',
  'order',
  'officer',
  'assessment',
  'processors',
  'backup',
  'webhook',
] as const;
export type StepName = (typeof stepNames)[number];

/** `advised`: missing, but not required for launch. */
export type StepState = 'done' | 'missing' | 'advised';

/** Amount of the trial order, which is never paid. */
export const trialCents = 100;

export const maxPictureBytes = 8_000_000;

/** Kinds of imports, in order: appointments need patient records. */
export const importKinds = ['people', 'appointments', 'sessions'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Groups of configuration values that the panel changes; each has a page and is saved as a whole. */
export const settingsGroups = [
  'emergency',
  'pages',
  'booking',
  'reminders',
  'video',
  'holidays',
  'homeVisits',
  'site',
  'complementary',
  'perks',
  'directory',
  'sharing',
] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

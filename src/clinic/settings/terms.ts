/** What only a person can say is so: who answers for it, and since when. */
export const confirmable = ['clinic', 'officer', 'assessment', 'processors'] as const;
export type Confirmable = (typeof confirmable)[number];

/** What a clinic has before its site opens, in the order in which it is done. */
export const stepNames = [
  'clinic',
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

/** `advised`: it is missing, and the site may open without it. */
export type StepState = 'done' | 'missing' | 'advised';

/** Of the order that is opened to see whether it would be. It is never paid. */
export const trialCents = 100;

/** A telephone's photograph. */
export const mostPictureBytes = 8_000_000;

/** What can be brought from another program, in the order in which it is: whoever has an appointment has a card. */
export const importKinds = ['people', 'appointments', 'sessions'] as const;
export type ImportKind = (typeof importKinds)[number];

import type { DrawingName } from '../background/drawings.ts';
import { multidisciplinaryTexts } from './multidisciplinary-texts.ts';

/** Specialists the clinic refers to, and complementary therapies. */

export type Referral = { id: string; drawing: DrawingName; title: string; description: string };

export const referrals: readonly Referral[] = [
  {
    id: 'medicina',
    drawing: 'window-family-doctor',
    title: multidisciplinaryTexts().referrals.familyDoctor,
    description: multidisciplinaryTexts().referrals.aboutFamilyDoctor,
  },
  {
    id: 'psiquiatria',
    drawing: 'window-psychiatry',
    title: multidisciplinaryTexts().referrals.psychiatry,
    description: multidisciplinaryTexts().referrals.aboutPsychiatry,
  },
  {
    id: 'neurologia',
    drawing: 'window-neurology',
    title: multidisciplinaryTexts().referrals.neurology,
    description: multidisciplinaryTexts().referrals.aboutNeurology,
  },
];

export type InnovativeTherapy = { drawing: DrawingName; title: string; description: string };

export const innovativeTherapies: readonly InnovativeTherapy[] = [
  {
    drawing: 'window-magnetic',
    title: multidisciplinaryTexts().therapies.magnetic,
    description: multidisciplinaryTexts().therapies.aboutMagnetic,
  },
  {
    drawing: 'window-neurofeedback',
    title: multidisciplinaryTexts().therapies.neurofeedback,
    description: multidisciplinaryTexts().therapies.aboutNeurofeedback,
  },
  {
    drawing: 'window-assisted',
    title: multidisciplinaryTexts().therapies.assisted,
    description: multidisciplinaryTexts().therapies.aboutAssisted,
  },
];

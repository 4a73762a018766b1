import type { Kind } from '#clinic/services/contract.ts';

type View = 'kite' | 'bridge' | 'stairs' | 'bench' | 'road';
type Specialist = 'family-doctor' | 'psychiatry' | 'neurology';
type Therapy = 'magnetic' | 'neurofeedback' | 'assisted';

export type DrawingName =
  | `service-${Kind}`
  | `porch-${'platform' | 'magazine' | 'guide'}`
  | `window-${View | Specialist | Therapy}`
  | `ajar-${'neurofeedback' | 'current'}`
  | `portrait-${0 | 1 | 2 | 3}`
  | 'footbridge';

const sizes: Record<string, readonly [width: number, height: number]> = {
  service: [240, 150],
  porch: [380, 150],
  window: [240, 256],
  ajar: [204, 256],
  portrait: [240, 256],
  footbridge: [1200, 280],
  // For the wellbeing guide: as wide as its card.
  activity: [560, 224],
};

/** Intrinsic size, so that the layout does not shift on load. */
export const sizeOf = (name: DrawingName): readonly [width: number, height: number] =>
  sizes[name.split('-')[0] ?? ''] ?? [240, 256];

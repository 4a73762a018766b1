import type { ScenePictures } from '#design/scene.tsx';

export type CaptionedScene = ScenePictures & { caption: string };

/** The houses on the Onyar at noon: the scene that is in the page at first paint. */
export const onyar: CaptionedScene = {
  wide: '/scenes/noon-wide.svg',
  tall: '/scenes/noon-tall.svg',
  caption: 'El crecimiento personal y profesional',
};

/** The pictures behind every page, first the one that is seen first. */
export const scenes: readonly CaptionedScene[] = [onyar];

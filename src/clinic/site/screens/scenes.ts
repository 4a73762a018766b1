import type { ScenePictures } from '#design/scene.tsx';

export type CaptionedScene = ScenePictures & { caption: string };

/** The pictures behind every page, first the one that is in the page at first paint. One more line is all that another needs. */
export const scenes: readonly CaptionedScene[] = [
  {
    wide: '/scenes/noon-wide.svg',
    tall: '/scenes/noon-tall.svg',
    caption: 'El crecimiento personal y profesional',
  },
];

import type { ScenePictures } from '#design/drawings/scene.tsx';
import { texts } from './texts.ts';

export type CaptionedScene = ScenePictures & {
  caption: string;
  /** For inner pages; phones show its middle. */
  strip: ScenePictures;
};

const pictures = (time: string): ScenePictures & { strip: ScenePictures } => ({
  wide: `/scenes/${time}-wide.svg`,
  tall: `/scenes/${time}-tall.svg`,
  night: { wide: `/scenes/${time}-wide-night.svg`, tall: `/scenes/${time}-tall-night.svg` },
  strip: stripOf(`/scenes/${time}-strip`),
});

const stripOf = (name: string): ScenePictures => ({
  wide: `${name}.svg`,
  tall: `${name}-tall.svg`,
  night: { wide: `${name}-night.svg`, tall: `${name}-tall-night.svg` },
});

const captions = texts().captions;

/** Background scenes; the first is part of the initial HTML. */
export const scenes: readonly CaptionedScene[] = [
  { ...pictures('noon'), caption: captions.noon },
  { ...pictures('dusk'), caption: captions.dusk },
  { ...pictures('morning'), caption: captions.morning },
];

import type { ScenePictures } from '#design/drawings/scene.tsx';

export type CaptionedScene = ScenePictures & {
  caption: string;
  /** Of inner pages; on a phone its middle, as much as it shows. */
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

/** What is behind every page, first what is in the page at first paint. One more line is all that another scene needs. */
export const scenes: readonly CaptionedScene[] = [
  { ...pictures('noon'), caption: 'El crecimiento personal y profesional' },
  { ...pictures('dusk'), caption: 'El bienestar en la madurez' },
  { ...pictures('morning'), caption: 'El desarrollo infantil' },
];

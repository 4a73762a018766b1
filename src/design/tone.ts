/** Colours of the kinds of consultation (office, home, video, child), the same on every page. */
export type Tone = 'river' | 'pine' | 'coral' | 'ochre';

export type Wall = Tone | 'plaster';

/** Backgrounds of fronts and edges; never under text. */
export const frontColors: Record<Wall, string> = {
  plaster: 'bg-plaster',
  river: 'bg-front-river',
  pine: 'bg-front-pine',
  coral: 'bg-front-coral',
  ochre: 'bg-front-ochre',
};

/** Backgrounds for text. */
export const softColors: Record<Tone, string> = {
  river: 'bg-river-50',
  pine: 'bg-pine-100',
  coral: 'bg-coral-100',
  ochre: 'bg-ochre-100',
};

/** Text colours for the matching soft background or white, at least 4.5:1. */
export const textColors: Record<Tone, string> = {
  river: 'text-river-700',
  pine: 'text-pine-700',
  coral: 'text-coral-700',
  ochre: 'text-ochre-700',
};

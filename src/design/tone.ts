/** The four colours of the kinds of consultation (office, home, video, child), the same on every page. */
export type Tone = 'river' | 'pine' | 'coral' | 'ochre';

/** What a wall is painted in: a kind's colour, or plain plaster for what is of no kind, a plan or a fee. */
export type Wall = Tone | 'plaster';

/** Grounds of façades and edges; never under text. */
export const frontColors: Record<Wall, string> = {
  plaster: 'bg-plaster',
  river: 'bg-front-river',
  pine: 'bg-front-pine',
  coral: 'bg-front-coral',
  ochre: 'bg-front-ochre',
};

/** Grounds that carry ink. */
export const softColors: Record<Tone, string> = {
  river: 'bg-river-50',
  pine: 'bg-pine-100',
  coral: 'bg-coral-100',
  ochre: 'bg-ochre-100',
};

/** Text of a tone on its own soft ground or on white, 4.5:1 or more. */
export const textColors: Record<Tone, string> = {
  river: 'text-river-700',
  pine: 'text-pine-700',
  coral: 'text-coral-700',
  ochre: 'text-ochre-700',
};

import type { Look } from '#design/person.tsx';

/** The people of the small drawings: the same neighbours, without faces, wherever they appear. */
export const boy: Look = {
  skin: 'text-skin-warm',
  hair: 'text-hair-dark',
  top: 'text-coral-600',
  legs: 'text-river-700',
  reach: [7, -30],
};
export const girl: Look = {
  skin: 'text-skin-warm',
  hair: 'text-hair-dark',
  top: 'text-ochre-500',
  legs: 'text-ink',
  dress: 'text-ochre-500',
  reach: [6, -19],
};
export const teenager: Look = {
  skin: 'text-skin-dark',
  hair: 'text-ink',
  top: 'text-ochre-500',
  legs: 'text-river-700',
  bag: 'text-coral-600',
  reach: [7, -19],
};
export const friend: Look = {
  skin: 'text-skin-light',
  hair: 'text-tile',
  top: 'text-pine-700',
  legs: 'text-ink',
  reach: [7, -19],
};
export const climber: Look = {
  skin: 'text-skin-light',
  hair: 'text-hair-dark',
  top: 'text-river-600',
  legs: 'text-ink',
  reach: [7, -17],
};
export const psychologist: Look = {
  skin: 'text-skin-light',
  hair: 'text-tile-shade',
  top: 'text-river-700',
  legs: 'text-ink',
  bag: 'text-wood',
  reach: [8, -22],
};
export const grandmother: Look = {
  skin: 'text-skin-light',
  hair: 'text-hair-grey',
  top: 'text-coral-600',
  legs: 'text-wood',
  dress: 'text-wood',
  reach: [6, -17],
};
export const grandfather: Look = {
  skin: 'text-skin-light',
  hair: 'text-hair-grey',
  top: 'text-ink-soft',
  legs: 'text-hair-dark',
  cane: true,
  reach: [7, -17],
};
export const doctor: Look = {
  skin: 'text-skin-dark',
  hair: 'text-ink',
  top: 'text-card',
  legs: 'text-river-700',
  bag: 'text-tile',
  reach: [7, -18],
};
export const patient: Look = {
  skin: 'text-skin-light',
  hair: 'text-hair-dark',
  top: 'text-coral-600',
  legs: 'text-ink-soft',
};
export const builder: Look = {
  skin: 'text-skin-warm',
  hair: 'text-hair-dark',
  top: 'text-river-600',
  legs: 'text-ink',
  reach: [10, -27],
};
export const mother: Look = {
  skin: 'text-skin-warm',
  hair: 'text-hair-dark',
  top: 'text-tile',
  legs: 'text-wood',
  dress: 'text-tile',
  reach: [6, -17],
};

// The people of the small drawings: the same neighbours, without faces, wherever they appear; colours by their names in tokens.css or palette.mjs.
export const boy = {
  skin: 'skin-warm',
  hair: 'hair-dark',
  top: 'coral-600',
  legs: 'river-700',
  reach: [7, -30],
};
export const girl = {
  skin: 'skin-warm',
  hair: 'hair-dark',
  top: 'ochre-500',
  legs: 'ink',
  dress: 'ochre-500',
  reach: [6, -19],
};
export const teenager = {
  skin: 'skin-dark',
  hair: 'ink',
  top: 'ochre-500',
  legs: 'river-700',
  bag: 'coral-600',
  reach: [7, -19],
};
export const friend = {
  skin: 'skin-light',
  hair: 'tile',
  top: 'pine-700',
  legs: 'ink',
  reach: [7, -19],
};
export const climber = {
  skin: 'skin-light',
  hair: 'hair-dark',
  top: 'river-600',
  legs: 'ink',
  reach: [7, -17],
};
export const psychologist = {
  skin: 'skin-light',
  hair: 'tile-shade',
  top: 'river-700',
  legs: 'ink',
  bag: 'wood',
  reach: [8, -22],
};
export const grandmother = {
  skin: 'skin-light',
  hair: 'hair-grey',
  top: 'coral-600',
  legs: 'wood',
  dress: 'wood',
  reach: [6, -17],
};
export const grandfather = {
  skin: 'skin-light',
  hair: 'hair-grey',
  top: 'ink-soft',
  legs: 'hair-dark',
  cane: true,
  reach: [7, -17],
};
export const doctor = {
  skin: 'skin-dark',
  hair: 'ink',
  top: 'card',
  legs: 'river-700',
  bag: 'tile',
  reach: [7, -18],
};
export const patient = {
  skin: 'skin-light',
  hair: 'hair-dark',
  top: 'coral-600',
  legs: 'ink-soft',
};
export const builder = {
  skin: 'skin-warm',
  hair: 'hair-dark',
  top: 'river-600',
  legs: 'ink',
  reach: [10, -27],
};
export const mother = {
  skin: 'skin-warm',
  hair: 'hair-dark',
  top: 'tile',
  legs: 'wood',
  dress: 'tile',
  reach: [6, -17],
};

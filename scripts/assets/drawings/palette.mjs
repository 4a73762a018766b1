import { colors as tokens } from '#platform/documents/colors.server.ts';

/** Colours by name: the tokens of the house, and those that only drawings need. */
const colours = {
  ...tokens,
  iron: '#b23e2c',
  'iron-shade': '#8c2e20',
  hill: '#b4cecf',
  leaf: '#5b8a70',
  'skin-light': '#ebc3a2',
  'skin-warm': '#c98d66',
  'skin-dark': '#8a5a3c',
  'hair-dark': '#3b2a22',
  'hair-grey': '#d9d4cb',
};

/** Puts values in the place of names: `fill="river-600"`. @throws Error for a name that nobody knows */
export const paint = (drawing) =>
  drawing.replace(/(fill|stroke)="(?!none|#|url)([^"]+)"/g, (_, attribute, name) => {
    if (!(name in colours)) throw new Error(`There is no colour ${name}.`);
    return `${attribute}="${colours[name]}"`;
  });

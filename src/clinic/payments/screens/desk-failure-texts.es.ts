export const es = {
  checkFirst: 'Mira cómo ha quedado antes de repetirlo.',
};

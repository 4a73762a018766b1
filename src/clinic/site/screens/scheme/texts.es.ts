export const es = {
  title: 'Aspecto',
  device: 'Como el dispositivo',
  light: 'Claro',
  dark: 'Oscuro',
};

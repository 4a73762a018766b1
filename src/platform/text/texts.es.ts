export const es = {
  oneLine: 'Escríbelo en una sola línea',
};

export const es = {
  titles: { 'phq-9': 'Estado de ánimo', 'gad-7': 'Ansiedad' },
};

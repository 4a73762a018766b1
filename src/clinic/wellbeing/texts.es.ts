export const es = {
  erased: 'lo que apuntaste de cómo estabas, y tus actividades favoritas',
};

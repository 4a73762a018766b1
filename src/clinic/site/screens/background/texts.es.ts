export const es = {
  captions: {
    noon: 'El crecimiento personal y profesional',
    dusk: 'El bienestar en la madurez',
    morning: 'El desarrollo infantil',
  },
  resume: 'Reanudar el fondo',
  pause: 'Pausar el fondo',
};

export const es = {
  modalities: {
    office: 'En el despacho',
    home: 'A domicilio',
    video: 'Por vídeo',
    child: 'Para niñas y niños, en el despacho',
  },
  minutes: (minutes: number) => `${minutes}\u00a0minutos`,
  minutesBetween: (shortest: number, longest: number) => `entre ${shortest} y ${longest}\u00a0minutos`,
};

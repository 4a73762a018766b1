export const es = {
  modalities: {
    office: 'En el despacho',
    home: 'A domicilio',
    video: 'Por vídeo',
    child: 'Para niñas y niños, en el despacho',
  },
};

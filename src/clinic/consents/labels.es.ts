export const es = {
  kinds: {
    treatment: 'Atención psicológica',
    data: 'Protección de datos',
    video: 'Sesiones por vídeo',
    minors: 'Atención a una persona menor',
  },
  methods: {
    link: 'por enlace',
    desk: 'en la clínica, en pantalla',
    paper: 'en papel',
  },
};

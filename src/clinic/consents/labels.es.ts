export const es = {
  kinds: {
    treatment: 'Atención psicológica',
    data: 'Protección de datos',
    video: 'Sesiones por vídeo',
    minors: 'Atención a una persona menor',
  },
  scanName: (id: number) => `consentimiento-${id}.pdf`,
  methods: {
    link: 'por enlace',
    desk: 'en la clínica, en pantalla',
    paper: 'en papel',
  },
};

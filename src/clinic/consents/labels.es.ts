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
  arrangements: {
    both: 'Firman los dos progenitores',
    one: 'Firma uno solo',
    court_ruling: 'Según una resolución judicial',
    art_236_8: 'Firma uno (art. 236-8.2.d CCCat)',
    disagreement: 'No están de acuerdo',
  },
  disclaimer: 'El programa guarda las pruebas; no dice si un consentimiento es válido.',
};

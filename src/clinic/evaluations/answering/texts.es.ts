export const es = {
  refusals: {
    finished: 'Ya lo entregaste: las respuestas no se pueden cambiar.',
    unreadable: 'Ahora no podemos abrir lo que habías respondido. Sigue guardado: inténtalo más tarde.',
    incomplete: 'Falta alguna pregunta por responder.',
  },
};

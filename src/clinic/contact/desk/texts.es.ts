export const es = {
  refusals: {
    somebody_elses: 'Ahora lo lleva otra persona del equipo. Pásatelo antes.',
    is_settled: 'Este mensaje ya está resuelto. Vuelve a abrirlo antes.',
    too_late: 'Ya no se puede enviar: lo que decía ha pasado. Llama, si hace falta.',
    no_email: 'No dejó ningún correo. Llama y apúntalo aquí.',
    no_phone: 'No dejó ningún teléfono. Contesta por correo.',
  },
  empty: 'Escribe algo',
  tooLong: (most: number) => `Es demasiado largo: caben ${most} caracteres`,
  badCharacters: 'Hay caracteres que no podemos aceptar',
};

export const es = {
  documentTitle: (clinic: string) => `Tus resultados · ${clinic}`,
  documentDescription: 'Lo que tu profesional ha compartido contigo, y cómo ha ido con el tiempo.',
  title: 'Tus resultados',
  opening: 'Abriendo tus resultados…',
  areKept: 'Tus resultados siguen guardados. Vuelve a intentarlo en un momento.',
  notOpened: 'No hemos podido abrir tus resultados',
  stillKept: 'Siguen guardados. Vuelve a intentarlo en un momento.',
  whatItIs: 'Qué es y qué no es',
  none: {
    title: 'Todavía no hay ninguno',
    text: 'Cuando tu profesional comparta uno contigo, lo verás aquí.',
    viewMine: 'Ver mis cuestionarios',
  },
  scale: 'Más puntos son más molestias en esos días.',
  unreadable: {
    title: 'Ahora no podemos leer este resultado',
    text: 'Es cosa nuestra y sigue guardado. Tu profesional puede contártelo en la próxima visita.',
  },
  points: (score: number, most: number) => `${score} de ${most} puntos.`,
  wordsOf: (name: string) => `Unas palabras de ${name}`,
  savePdf: 'Guardar en PDF',
  chart: {
    caption: (title: string) => `${title}: puntos de cada vez`,
    day: 'Día',
    points: (most: number) => `Puntos, de ${most}`,
    unreadable: 'No se puede leer ahora',
    summary: (title: string, from: number | undefined, to: number | undefined, times: number) =>
      `${title}: de ${from} a ${to} puntos en ${times} veces. Los mismos datos están en la tabla.`,
  },
};

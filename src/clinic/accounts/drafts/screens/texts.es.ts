export const es = {
  restored: {
    title: 'Lo dejaste a medias',
    startAgain: 'Empezar de nuevo',
    origin: 'Lo has escrito hoy en este puesto. Solo lo ves tú.',
  },
  places: {
    booking: '«Nueva cita»',
    callback: '«Nueva llamada pendiente»',
    person: '«Persona nueva»',
    answer: 'el buzón',
    chat: 'el chat',
    release: 'los cuestionarios',
    card: 'la ficha de una persona',
    note: 'una nota de sesión',
  },
  unfinished: 'Tienes algo a medias',
  waitsIn: (place: string) => `Te espera en ${place}.`,
};

export const es = {
  title: 'Tu historia clínica',
  intro:
    'Puedes pedir una copia, o que se corrija algo. Te contestamos en un mes, y la primera copia es gratuita. Antes de dártela comprobaremos que eres tú.',
  loading: 'Cargando tus solicitudes…',
  notLoaded: 'No hemos podido cargar tus solicitudes',
  areKept: 'Siguen guardadas. Vuelve a intentarlo en un momento.',
  requestedOn: (person: string, day: string) => `${person} · la pediste el ${day}`,
  answerUntil: (day: string) => `Respuesta, hasta el ${day}`,
  askForMine: 'Pedir mi historia',
  ask: 'Pedir la historia',
  askDescription:
    'La copia no lleva lo que otras personas contaron en confianza ni las anotaciones subjetivas de quien te atiende (Ley 41/2002, art. 18.3). Si algo se queda fuera, la copia lo dice.',
  askForIt: 'Pedirla',
  sent: 'Solicitud enviada',
  whose: 'De quién',
  what: 'Qué pides',
  copy: 'Una copia',
  correction: 'Que se corrija algo',
  whatToCorrect: 'Qué hay que corregir',
};

/** Questionnaires in copies of the record. Questions and answers keep the language of the published instrument. */
export const es = {
  title: 'Cuestionarios',
  answer: (question: string, answer: string | undefined) => `${question}: ${answer ?? 'sin respuesta'}`,
  changedAnswer: (answer: string | undefined) => `Después cambió una respuesta: ${answer}`,
  score: (points: number, most: number) => `${points} de ${most} puntos`,
  comment: (text: string) => `Lo que escribió el profesional: ${text}`,
  action: (day: string, text: string) => `Qué se hizo el ${day}: ${text}`,
};

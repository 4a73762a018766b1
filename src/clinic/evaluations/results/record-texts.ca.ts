import type { es } from './record-texts.es.ts';

export const ca: typeof es = {
  title: 'Qüestionaris',
  answer: (question, answer) => `${question}: ${answer ?? 'sense resposta'}`,
  changedAnswer: (answer) => `Després va canviar una resposta: ${answer}`,
  score: (points, most) => `${points} de ${most} punts`,
  comment: (text) => `El que va escriure el professional: ${text}`,
  action: (day, text) => `Què es va fer el ${day}: ${text}`,
};

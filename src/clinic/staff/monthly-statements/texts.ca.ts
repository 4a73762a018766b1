import { ca as dateWords } from '#platform/time/date-words.ca.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  chooseMonth: 'Tria un mes',
  chooseDay: 'Tria un dia',
  percentMissing: 'Escriu un percentatge',
  percentRange: 'Entre 0 i 100',
  sheetOf: (month) => `Full ${dateWords.ofMonth(month)}`,
  plansAside: 'Les sessions d’un pla es cobren amb el pla, que no és de cap professional en particular.',
  attended: 'Sessions ateses',
  paidByPlan: 'D’aquestes, pagades amb la sessió d’un pla',
  missed: 'No van venir o van cancel·lar tard',
  collected: 'Cobrat per les seves cites durant el mes',
  withoutShare: (amount) => `De ${amount}, sense part acordada`,
  withShare: (amount, share) => `De ${amount}, el ${share}`,
  share: 'Part acordada',
  notAgreed: 'Sense acordar',
};

import type { es } from './calendar-texts.es.ts';

export const ca: typeof es = {
  oneFile: 'cita.ics',
  severalFile: 'cites.ics',
  summary: (clinic) => `Cita a ${clinic}`,
  description: ({ isUnpaid, professional, videoStart, phone }) =>
    `${isUnpaid ? 'Falta pagar: encara no està confirmada. ' : ''}Amb ${professional}. ${videoStart === null ? '' : `${videoStart} (hora peninsular). `}Si l’has de canviar: ${phone}.`,
  video: 'Videotrucada',
};

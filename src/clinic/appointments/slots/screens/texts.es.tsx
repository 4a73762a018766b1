import type { ReactNode } from 'react';

export const es = {
  chooseDay: 'Elige el día',
  calendarFailed: 'No hemos podido abrir el calendario',
  kindOfConsultation: 'Tipo de consulta',
  firstVisitPrice: (first: string, later: string) => `Primera visita ${first}, después ${later}`,
  professional: 'Profesional',
  professionalsOfKind: 'Quienes ofrecen esta consulta',
  notOffered: (phone: ReactNode) => <>Ahora nadie ofrece esta modalidad. Elige otra o llámanos al {phone}.</>,
  wishedHourTaken: (date: string, time: string, nearest: string, nearestTime: string) =>
    `La hora que habías elegido (${date}, ${time}) ya no está libre. Te proponemos la más cercana: ${nearest}, ${nearestTime}.`,
  wishedDayFull: (date: string, next: string) =>
    `El ${date} no quedan horas libres. Te proponemos el siguiente día: ${next}.`,
  wishedTimeTaken: (time: string, other: string) =>
    `Ese día, la hora de las ${time} no está libre. Te proponemos las ${other}.`,
  shownDayFull: (date: string, next: string) =>
    `El ${date} no quedan horas libres. Aquí tienes las del siguiente día que tiene: ${next}.`,
  shownTimeTaken: (time: string) => `Ese día, la hora de las ${time} no está libre. Elige otra.`,
  minutes: (minutes: number) => `${minutes}\u00a0minutos`,
  modality: 'Dónde la prefieres',
  onRequest: (count: number, services: ReactNode) => (
    <>
      {count === 1 ? 'Esta consulta se acuerda' : 'Estas consultas se acuerdan'} antes con nosotros:{' '}
      {services}.
    </>
  ),
  chooseTime: 'Elige la hora',
  chooseTimeOn: (date: string) => `Elige la hora, ${date}`,
  freeHours: (date: string, count: number) =>
    `${date}: ${count === 1 ? '1 hora libre' : `${count} horas libres`}.`,
  slotsFailed: 'No hemos podido consultar las horas libres',
  retry: 'Volver a intentar',
  inputKept: 'Lo que has escrito sigue aquí.',
  nothingFree: 'No quedan horas libres en los próximos meses',
  nothingFreeAdvice: (phone: ReactNode) => <>Prueba con otro profesional o llámanos al {phone}.</>,
};

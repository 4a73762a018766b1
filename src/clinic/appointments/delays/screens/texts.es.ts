export const es = {
  title: 'Voy tarde',
  minutes: (minutes: number) => `${minutes} min`,
  who: 'Profesional que llega tarde',
  choose: 'Elige',
  howLate: 'Cuánto tarde llega',
  refused: 'No se ha avisado',
  advice: 'Antes de repetirlo, pregunta a quien viene si le ha llegado.',
  busy: 'Avisando...',
  submit: 'Avisar',
  whoMissing: 'Elige quién llega tarde.',
  minutesMissing: 'Elige cuánto tarde llega.',
  notified: 'Avisado',
  willBeNotified: 'Recibirá el aviso',
  mustBeCalled: 'Hay que llamar',
  currentUntil: (time: string) => `La cita en curso acabará hacia las ${time}.`,
  affected: 'A quién afecta',
  withoutName: 'Sin nombre',
  late: (minutes: number) => `${minutes} min tarde`,
  nobodyElse: 'Hoy ya no viene nadie más.',
  nobodyWaits: 'Nadie tiene que esperar: los huecos de la agenda absorben el retraso.',
  onTime: (count: number) =>
    count === 1
      ? 'La otra cita de hoy empieza a su hora: un hueco absorbe el retraso.'
      : `Las otras ${count} citas de hoy empiezan a su hora: un hueco absorbe el retraso.`,
};

/** Texts of calendar entries. */
export const es = {
  /** Names of the files. */
  oneFile: 'cita.ics',
  severalFile: 'citas.ics',
  summary: (clinic: string) => `Cita en ${clinic}`,
  description: (told: {
    isUnpaid: boolean;
    professional: string;
    videoStart: string | null;
    phone: string;
  }) =>
    `${told.isUnpaid ? 'Falta pagar: aún no está confirmada. ' : ''}Con ${told.professional}. ${told.videoStart === null ? '' : `${told.videoStart} (hora peninsular). `}Si necesitas cambiarla: ${told.phone}.`,
  video: 'Videollamada',
};

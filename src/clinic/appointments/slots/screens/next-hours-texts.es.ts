export const es = {
  next: 'Próxima:',
  nextHour: (day: string, near: string | undefined, time: string) =>
    `${near ? `${near}, ${day},` : day} a las\u00a0${time}`,
  nextFreeHours: 'Próximas horas libres',
  bookHour: (day: string, time: string) => `Reservar el ${day} a las ${time}`,
};

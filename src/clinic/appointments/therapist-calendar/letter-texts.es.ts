export const es = {
  openAgenda: 'Ver la agenda',
  daySubject: (date: string) => `Tu agenda del ${date}`,
  dayCount: (count: number) => (count === 1 ? 'Tienes 1 cita:' : `Tienes ${count} citas:`),
  changeSubjects: {
    booked: (date: string) => `Cita nueva: ${date}`,
    moved: (date: string) => `Cita cambiada: ${date}`,
    cancelled: (date: string) => `Cita cancelada: ${date}`,
  },
  booked: (initials: string, when: string) => `${initials} tiene cita contigo el ${when}.`,
  changed: (initials: string, when: string) =>
    `La cita de ${initials} del ${when} ha cambiado: mírala en la agenda.`,
  moved: (initials: string, former: string, when: string) =>
    `La cita de ${initials} del ${former} pasa al ${when}.`,
  cancelled: (initials: string, when: string) => `${initials} ya no viene el ${when}. Esa hora queda libre.`,
};

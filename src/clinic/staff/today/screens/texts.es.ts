export const es = {
  documentTitle: (clinic: string) => `Hoy · ${clinic}`,
  documentDescription: 'Lo que pide atención y las citas del día, para el equipo de la clínica.',
  title: 'Hoy',
  newAppointment: 'Nueva cita',
  absentToday: 'Hoy no viene…',
  absentTodayShort: 'Hoy no viene',
  runningLate: 'Voy tarde',
  demonstration: 'Demostración: las personas, sus citas y sus teléfonos son inventados.',
};

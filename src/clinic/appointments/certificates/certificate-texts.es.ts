/** Texts of attendance certificates and of the letter that brings them. */
export const es = {
  title: 'Justificante de asistencia',
  letter: 'Te enviamos el justificante de asistencia que nos has pedido. Va adjunto, en PDF.',
  /** Reveals neither the clinic nor the person in a downloads folder. */
  fileName: (number: string) => `asistencia-${number}.pdf`,
  number: (number: string) => `N.º ${number}`,
  statement: (issuer: string, holder: string, did: string) => `${issuer} hace constar que ${holder} ${did}.`,
  atTheClinic: {
    patient: 'asistió a una cita en este centro',
    companion: 'asistió a una cita en este centro',
    accompanying: 'acompañó a otra persona a una cita en este centro',
  },
  elsewhere: {
    patient: 'tuvo una cita con este centro',
    companion: 'tuvo una cita con este centro',
    accompanying: 'acompañó a otra persona durante una cita con este centro',
  },
  day: 'Día',
  time: 'Hora',
  fromTo: (from: string, to: string) => `De ${from} a ${to}`,
  issued: 'Expedido',
  issuedBy: 'Expedido por',
  check: 'Comprobar este justificante de asistencia',
  checkHow: (address: string) =>
    `En esta dirección se comprueba que es auténtico. La página solo confirma el número, el día y las iniciales:\n${address}`,
};

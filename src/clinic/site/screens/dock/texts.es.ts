export const es = {
  label: 'Cookies y emergencias',
  cookies: 'Cookies',
  sos: 'SOS',
  emergencyPhones: 'SOS, teléfonos de emergencia',
  book: 'Reservar cita',
  /** Read aloud around the number. */
  callClinic: 'Llamar a la clínica, ',
  weAnswer: (hours: string) => ` Respondemos ${hours}`,
};

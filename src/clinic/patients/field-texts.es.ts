export const es = {
  labels: {
    fullName: 'Nombre y apellidos',
    birthDate: 'Fecha de nacimiento',
    document: 'DNI, NIE o pasaporte',
    language: 'Idioma',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    address: 'Dirección',
    emergencyName: 'Contacto de emergencia',
    emergencyPhone: 'Teléfono del contacto',
    emergencyRelation: 'Relación',
    deskRemark: 'Nota para recepción',
  },
  hints: {
    address: 'Calle, número, código postal y población.',
    emergencyRelation: 'Madre, pareja, amigo…',
    deskRemark: 'Nada clínico. La persona no la ve en la web, pero la recibe si pide una copia de sus datos.',
  },
  languages: { es: 'Castellano', ca: 'Catalán', en: 'Inglés', other: 'Otro' },
};

export const es = {
  fields: {
    nameMissing: 'Escribe tu nombre',
    messageMissing: 'Escribe tu mensaje',
    contactDetailsMissing: 'Déjanos un correo o un teléfono para poder contestarte',
    invalidCharacters: 'Hay caracteres que no podemos aceptar',
    subjectMissing: 'Elige de qué se trata',
    messageTooLong: (characters: number) => `El mensaje es demasiado largo: caben ${characters} caracteres`,
    privacyMissing: 'Marca la casilla para poder enviarlo',
  },
  subjects: {
    appointment: 'Una cita',
    plan: 'Un plan o un pago',
    couples: 'Terapia de pareja',
    forensic: 'Psicología forense o un informe',
    referral: 'Pedir una derivación',
    therapies: 'Terapias avanzadas: quiero que me aviséis',
    application: 'Trabajar con vosotros',
    other: 'Otra cosa',
  },
  /** Initial text of a message opened from a link with more detail. */
  enquiry: {
    therapies: (therapy: string) => `Avisadme cuando empiece: ${therapy}. `,
    referral: (specialist: string) => `Quiero pedir una derivación: ${specialist}. `,
    other: (about: string) => `Quiero preguntar por «${about}». `,
  },
  deleted: 'lo que nos escribiste desde la página de contacto',
  unreadable: 'No se puede leer este texto ahora.',
  shortSubjects: {
    appointment: 'Cita',
    plan: 'Plan o pago',
    couples: 'Pareja',
    forensic: 'Forense',
    referral: 'Derivación',
    therapies: 'Lista de aviso',
    application: 'Candidatura',
    other: 'Otra cosa',
  },
};

/** Texts of the documents that answer a request for a record: its copy, and the answer with what was done. */
export const es = {
  copy: {
    title: 'Copia de la historia clínica',
    born: (name: string, day: string) => `${name}, nacimiento: ${day}`,
    made: (day: string, asker: string | null, received: string) =>
      `Hecha el ${day}, a petición ${asker === null ? 'de la propia persona' : `de ${asker}`}, recibida el ${received}.`,
    /** States that something was left out and under which article, never what. */
    passagesOmitted: (mark: string) =>
      `En esta copia hay pasajes que no se entregan; en su lugar pone ${mark}. La Ley 41/2002, en su artículo 18.3, protege los datos que otras personas dieron en confianza y las anotaciones subjetivas de los profesionales.`,
    nothingOmitted: 'Esta copia está completa: no se ha dejado nada fuera.',
    attached: (name: string) =>
      `El papel firmado va dentro de este mismo PDF, como archivo adjunto: ${name}.`,
    notes: 'Notas de las sesiones',
    noNotes: 'No hay ninguna escrita.',
    rightsTitle: 'Tus derechos',
    rights:
      'La primera copia es gratuita. Si crees que falta algo o que algo está mal, dínoslo; también puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
  },
  answer: {
    titles: {
      copy: 'Tu solicitud de copia',
      erasure: 'Tu solicitud de supresión',
      rectification: 'Tu solicitud de rectificación',
    },
    to: (name: string) => `Para ${name}`,
    received: (day: string) => `Nos llegó el ${day}.`,
    answered: (day: string) => ` La contestamos el ${day}.`,
    disagree: 'Si no estás de acuerdo',
    complaint:
      'Escríbenos y lo miramos contigo. También puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o acudir a los tribunales.',
    corrected: 'Lo hemos corregido',
    refused: 'No podemos hacerlo, y por qué',
    moreTime: 'Necesitamos más tiempo',
    newTerm: (day: string) =>
      `Te contestaremos, como muy tarde, el ${day} (RGPD, art. 12.3). El motivo es este:`,
    deleted: 'Qué hemos borrado',
    nothingDeleted: 'Nada: la ley nos obliga a guardarlo todo.',
    kept: 'Qué queda guardado, por qué y hasta cuándo',
    keptItem: (what: string, why: string, until: string) => `– ${what}. Por qué: ${why}. ${until}`,
    identifiesNobody: 'No dice de quién es.',
    keptUntil: (day: string) => `Hasta el ${day}; después se borra.`,
    locked:
      'Lo bloqueado no se ve ni se usa en el día a día de la clínica. Solo la dirección puede abrirlo, y solo si lo pide un juzgado, la fiscalía o una administración competente, o por una reclamación (LO 3/2018, art. 32). Cada vez que se abre queda apuntado.',
  },
  erasure: {
    keptNotes: 'las notas de tus sesiones, cifradas y bloqueadas, como parte de la historia clínica',
    keptAnswer: 'esta solicitud y su respuesta',
    keptAnswerBecause: 'RGPD, art. 5.2, y LO 3/2018, art. 72: poder demostrar que te contestamos',
  },
};

export const es = {
  danger: (emergency: string, helpline: string) =>
    `Si hay peligro, llama al ${emergency}. Si piensas en hacerte daño, al ${helpline}, a cualquier hora.`,
  reference: 'Referencia',
  unavailable: {
    title: 'Volvemos enseguida',
    text: (phone: string) =>
      `Ahora mismo no podemos mostrarte esta página. Vuelve a probar en unos segundos o llámanos al ${phone}.`,
  },
  broken: {
    title: 'Algo ha fallado',
    text: (phone: string) =>
      `Ha sido culpa nuestra, no tuya. Vuelve a probar o llámanos al ${phone}: con esta referencia sabremos qué ha pasado.`,
  },
  missing: {
    title: 'Página no encontrada',
    text: (home: (words: string) => string, phone: string) =>
      `Este archivo no existe o ha cambiado de sitio. Puedes ${home('ir al inicio')} o llamarnos al ${phone}.`,
  },
  certificate: {
    title: 'Comprobar un justificante de asistencia',
    genuine: 'El justificante de asistencia es auténtico',
    compare: 'Lo hemos expedido nosotros. Compara estos datos con los del papel.',
    number: 'Número',
    day: 'Día',
    initials: 'Iniciales',
    nothingElse: 'Por privacidad no mostramos nada más.',
    unknown: 'No encontramos este justificante de asistencia',
    checkAddress: (phone: string) =>
      `Comprueba que has escrito la dirección entera, con el código de 16 letras y números. Si es así, no podemos confirmarlo: llámanos al ${phone}.`,
    tooMany: 'Demasiadas comprobaciones seguidas',
    waitABit: (phone: string) => `Espera unos minutos y vuelve a probar, o llámanos al ${phone}.`,
  },
  launch: {
    title: 'Abrimos pronto',
    preparing: 'Estamos preparando la web.',
    opensOn: (day: string) => `La web abre el ${day}.`,
    outlook: 'Desde aquí podrás ver quiénes somos, qué cuesta cada consulta y reservar tu hora.',
    cannotWait: 'Si no puedes esperar',
    call: (name: string, phone: string) => `Llamar a ${name}, ${phone}`,
    legalNotice: 'Aviso legal',
    invented: 'Los datos de esta clínica son inventados. Los teléfonos de emergencia son reales.',
    holder: 'Titular',
    taxId: 'NIF',
    address: 'Domicilio',
    contact: 'Correo y teléfono',
    register: 'Inscripción',
    authorisation: 'Autorización de centro sanitario',
    college: 'Colegio profesional y número',
    degree: 'Título y normas de la profesión',
  },
};

export const es = {
  documentTitle: (clinic: string) => `Cuestionario · ${clinic}`,
  documentDescription: 'Unas preguntas que se responden con calma. Cada respuesta queda guardada.',
  title: 'Cuestionario',
  opening: 'Abriendo el cuestionario…',
  isKept: 'Lo que habías respondido sigue guardado. Vuelve a intentarlo en un momento.',
  notOpened: 'No hemos podido abrir el cuestionario',
  unreadable: {
    title: 'Ahora no podemos abrirlo',
    text: 'Lo que habías respondido sigue guardado, pero en este momento no se puede leer. Es cosa nuestra: vuelve a intentarlo más tarde.',
  },
  notFound: {
    title: 'No encontramos este cuestionario',
    text: 'Puede que sea de otra cuenta, o que la dirección esté incompleta.',
  },
  toMine: 'Volver a mis cuestionarios',
  viewMine: 'Ver mis cuestionarios',
  start: {
    lead: (questions: number) =>
      `${questions} preguntas, unos 3 minutos. No hay respuestas buenas ni malas: vale lo primero que pienses.`,
    notes: [
      'Cada respuesta queda guardada. Puedes parar y seguir otro día.',
      'Las lee tu profesional, que te lo explica después. No es un diagnóstico.',
      'Las preguntas son las del cuestionario publicado, que habla de usted.',
    ],
    start: 'Empezar',
    goOn: 'Seguir',
  },
  leave: 'Dejarlo por ahora',
  missing: {
    title: 'Te falta alguna pregunta',
    text: 'Lo demás está guardado.',
    go: (question: number) => `Ir a la pregunta ${question}`,
  },
  end: {
    title: 'Ya está todo respondido',
    text: 'Si lo entregas, lo lee tu profesional. Después las respuestas ya no se pueden cambiar.',
    failed: 'No se ha podido entregar',
    retry: 'Tus respuestas siguen guardadas: inténtalo de nuevo.',
    submit: 'Entregar',
    submitting: 'Entregando...',
    review: 'Repasar las respuestas',
  },
  submitted: {
    title: 'Entregado. Gracias por tu tiempo',
    text: 'Lo lee tu profesional. Cuando lo comparta contigo lo verás en tus cuestionarios, y podréis hablarlo en la próxima visita.',
  },
  question: {
    place: (item: number, total: number) => `Pregunta ${item} de ${total}`,
    saving: 'Guardando…',
    saved: 'Guardado',
    retry: 'Vuelve a pulsarla; lo anterior está guardado.',
    previous: 'Anterior',
    next: 'Siguiente',
    refused: 'Ahora no se puede guardar esta respuesta',
    notCertain: 'No sabemos si esta respuesta ha llegado',
  },
  callNow: {
    title: 'Si ahora lo estás pasando mal, llama',
    isTaken: 'Alguien de la clínica se ha hecho cargo de tu aviso.',
  },
  crisis: {
    title: 'Gracias por decirlo',
    lead: 'No tienes que llevarlo a solas. Si corres peligro o piensas en hacerte daño, llama ahora: te atienden a cualquier hora.',
    next: 'Qué pasa ahora',
    notifying: (phone: string) => `Estamos avisando a la clínica… Si tarda, no esperes: llama al ${phone}.`,
    failed: (phone: string) => `No hemos podido avisar a la clínica. No esperes: llama al ${phone}.`,
    retry: 'Volver a avisar',
    clinicPhone: 'El teléfono de la clínica:',
    isSafe: 'Estoy a salvo, seguir',
    staysOpen: 'Seguir no cierra nada: el aviso sigue abierto en la clínica hasta que alguien se hace cargo.',
  },
  reading: {
    both: 'Hemos avisado a la clínica, que está abierta, y también a la dirección.',
    clinic: (time: string) =>
      `Hemos avisado a la clínica, que está abierta. Si a las ${time} nadie se ha hecho cargo, avisamos a la dirección.`,
    closing: (phone: string) => ` A esa hora cerramos: no esperes y llama al ${phone}.`,
    nobody: (phone: string) => `Ahora no lo lee nadie. Llama al ${phone}.`,
    nobodyUntil: (day: string, time: string, phone: string) =>
      `Ahora no lo lee nadie. Te leemos ${day}, a partir de las ${time}. Hasta entonces, llama al ${phone}.`,
  },
};

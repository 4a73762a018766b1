export const es = {
  title: 'Dinero pendiente',
  unknown: 'No sabemos si hay dinero pendiente',
  unknownAmount: 'importe desconocido',
  since: (date: string) => `desde el ${date}`,
  whatToDo: 'Qué hay que hacer',
  unknownPerson: 'Persona sin identificar',
  saving: 'Guardando...',
  notDone: 'No se ha hecho',
  notNoted: 'No se ha anotado',
  noted: 'Anotado: devuelto de otra forma',
  method: 'Por qué medio',
  how: 'Cómo se ha devuelto',
  noting: 'Anotando...',
  returnedOtherwise: 'Devuelto de otra forma',
  decisions: { keep: 'Dejarlo así, sin cobrar', ask: 'Pedir el pago otra vez', cancel: 'Cancelar la cita' },
  matters: {
    refund_refused: {
      title: 'PayPal no ha podido devolver este dinero',
      next: 'Hay que devolverlo de otra forma y avisar a la persona.',
    },
    desk_return: {
      title: 'Devolución pendiente en el mostrador',
      next: 'Devuelve el dinero de la misma forma en que se pagó y apúntalo aquí. El recibo se crea solo.',
    },
    wallet_return: {
      title: 'Devuelto desde PayPal',
      next: 'Esta devolución no se ha hecho desde aquí: se ha hecho en PayPal, o es una reclamación.',
    },
    under_review: {
      title: 'Pago en revisión',
      next: 'PayPal todavía lo está revisando. La persona está avisada. No hay que cobrar otra vez.',
    },
  },
};

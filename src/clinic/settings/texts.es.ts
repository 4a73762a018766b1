const waiting = 'espera su turno';

export const es = {
  refusals: {
    not_open_yet: 'Todavía no hemos abierto. Si es urgente, llama al 112 o al 024.',
    not_ready: 'Todavía falta algo para abrir.',
    no_email: 'Tu cuenta no tiene correo. Añádelo en tu perfil.',
  },
  dayMissing: 'Elige un día.',
  nameMissing: 'Escribe quién.',
  tooLong: 'Es demasiado largo.',
  noAnswer: 'no contesta',
  dayInFuture: 'Ese día aún no ha llegado.',
  /** Part of the sentence about a letter in the queue; the page polls while it is there. */
  waiting,
  steps: {
    clinic: {
      missing: 'Nadie ha confirmado que los datos sean los de la clínica.',
      examples: (details: string) => `Todavía son de ejemplo: ${details}.`,
      changed: 'Los datos han cambiado desde que alguien los revisó. Hay que revisarlos otra vez.',
    },
    addresses: {
      done: 'Todas tienen la dirección de la clínica.',
      missing: (pages: string) => `Todavía tienen una dirección de ejemplo: ${pages}.`,
    },
    services: {
      missing: 'Todavía no se ofrece ninguna consulta.',
      withoutProfessional: (kinds: string) => `Nadie del equipo ofrece todavía: ${kinds}.`,
    },
    team: {
      missing: 'Todavía no hay ningún profesional.',
      examples: (names: string) =>
        `El número de colegiación o la sala de vídeo son todavía de ejemplo: ${names}.`,
    },
    hours: {
      missing: 'No hay ninguna hora abierta: nadie puede reservar.',
      done: (hours: number) => `${hours} ${hours === 1 ? 'hora' : 'horas'} a la semana.`,
    },
    mail: {
      missing: 'No se ha enviado ningún correo de prueba.',
      done: (recipient: string, at: string) => `El servidor de correo aceptó el de ${recipient}, el ${at}.`,
      queued: (recipient: string) => `El correo para ${recipient} ${waiting}.`,
      failed: (recipient: string) =>
        `El correo para ${recipient} no ha salido. El registro del servidor dice por qué.`,
    },
    wallet: {
      done: 'PayPal contesta y acepta las claves.',
      missing: (reason: string) => `PayPal no se puede usar ahora: ${reason}.`,
    },
    order: {
      missing: (price: string) =>
        `Todavía no se ha probado. Se abre una orden de ${price} que nadie paga, y caduca sola.`,
      done: (at: string, price: string) =>
        `El ${at}, PayPal abrió una orden de ${price} a nombre de vuestra cuenta. No se ha cobrado nada.`,
      otherAccount:
        'La orden salió a nombre de otra cuenta: PAYPAL_MERCHANT_ID no es la de estas claves. No se ha cobrado nada.',
      refused: (at: string, reason: string | null) =>
        `El ${at}, PayPal no quiso abrir la orden (${reason ?? 'sin decir por qué'}). Así nadie podría pagar.`,
      lost: 'No llegó la respuesta de PayPal. No se ha cobrado nada. Vuelve a probar.',
    },
    officer: 'Falta decir quién responde de la protección de datos.',
    assessment: 'Falta decir quién ha hecho la evaluación de impacto, y cuándo.',
    processors: 'Falta confirmar los contratos con los proveedores que tratan datos.',
    backup: {
      missing: 'No hay ninguna copia de seguridad en este servidor.',
      done: (at: string) => `La última, el ${at}.`,
    },
    webhook: {
      missing: 'No ha llegado ninguno. Los pagos se comprueban más tarde.',
      done: (at: string) => `El último, el ${at}.`,
    },
  },
};

/** @param phone of the clinic */
const supportSentence = (phone: string) => `Si tienes dudas, llámanos al ${phone}.`;

export const es = {
  refusals: (phone: string) => ({
    already_paid: 'Esto ya está pagado: no hace falta que pagues otra vez.',
    hold_over: 'Ya no se puede pagar. No se ha cobrado nada.',
    price_changed: 'El precio ha cambiado. Revísalo antes de pagar.',
    under_review: 'Ya hay un pago en revisión. En tu perfil verás cómo queda; no pagues otra vez.',
    not_verified: `No encontramos un pago terminado. ${supportSentence(phone)}`,
    declined: 'El pago ha sido rechazado. No se ha cobrado nada.',
    bought_nothing: `Tu pago ha llegado, pero no hemos podido aplicarlo. Te lo devolvemos entero. ${supportSentence(phone)}`,
    foreign_notice: 'Este aviso no viene del proveedor de pagos.',
  }),
  /** Messages that depend on the item: an appointment is held for payment, a plan is always available. */
  items: {
    appointment: {
      /** Under 'El proveedor de pagos está revisando tu pago': what happens meanwhile. */
      whileReviewed: 'Guardamos tu hora; en tu perfil verás cómo queda. No pagues otra vez.',
      whileReviewedLetter:
        'Mientras tanto guardamos tu hora, como mucho 24 horas. No hace falta que pagues otra vez.',
      afterDecline: 'Puedes pagar de otra manera desde tu perfil mientras tu hora siga reservada.',
      /** It can no longer be paid; nothing was charged. */
      over: 'La reserva ha caducado o está cancelada. No se ha cobrado nada; elige otra hora.',
      /** Why money that arrived bought nothing. */
      gone: 'La hora ya no estaba reservada a tu nombre.',
    },
    subscription: {
      whileReviewed: 'En cuanto termine, tus sesiones estarán en tu perfil. No pagues otra vez.',
      whileReviewedLetter:
        'En cuanto termine, tus sesiones estarán en tu perfil. No hace falta que pagues otra vez.',
      afterDecline: 'Puedes pagar de otra manera cuando quieras, desde nuestra web.',
      over: 'Ahora mismo este pago no es posible. No se ha cobrado nada; en tu perfil verás cómo está tu suscripción.',
      gone: 'Ese pago ya no correspondía a tu suscripción.',
    },
  },
  /** While the wallet has not decided or is unreachable. */
  underReview: (meanwhile: string) => `El proveedor de pagos está revisando tu pago. ${meanwhile}`,
  notCheckedYet: (phone: string) =>
    `Todavía no hemos podido comprobar tu pago. Lo haremos solos en unos minutos; en tu perfil verás cómo queda. No pagues otra vez; si dudas, llámanos al ${phone}.`,
  closingAccount: {
    credit: (amount: string, phone: string) =>
      `Tienes ${amount} de saldo a favor. Pídenos que te lo demos antes de eliminar tu cuenta: llámanos al ${phone}.`,
    refund: (amount: string, phone: string) =>
      `Tenemos que devolverte ${amount} en la clínica. Recógelos antes de eliminar tu cuenta: llámanos al ${phone}.`,
    kept: 'los apuntes de tus pagos, con importes y fechas, sin tu nombre',
    keptWithInvoices:
      'los apuntes de tus pagos, con importes y fechas, sin tu nombre, y los datos que diste para tus facturas',
    law: 'Código de Comercio, art. 30, y Ley General Tributaria, art. 70',
  },
};

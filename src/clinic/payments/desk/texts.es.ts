export const es = {
  chooseMethod: 'Elige cómo se paga.',
  sayWhy: 'Di por qué',
  tooLong: 'Es demasiado largo',
  refusals: {
    already_paid: 'Ya está pagado: no hay que cobrarlo otra vez.',
    nothing_due: 'Aquí no hay nada que cobrar: está cancelado o la reserva ha caducado.',
    under_review: 'Hay un pago por internet en revisión. Todavía no cobres.',
    price_changed: 'El importe ha cambiado. Dile el nuevo antes de cobrar.',
    no_credit: 'No le queda tanto saldo a favor: que pague de otra manera.',
    parts_exceed: 'Esa parte ya es todo el importe: cóbralo de una sola manera.',
    no_card: 'No hay ficha a la que apuntarlo como saldo. Devuélvelo como se pagó.',
    not_yours: 'Solo puede anularlo hoy quien lo cobró. Después, dirección.',
    cannot_undo: 'Ya no se puede anular: se ha devuelto, cancelado o usado. Díselo a dirección.',
    too_much: 'De ese pago no queda tanto por devolver, ni dinero ni sesiones.',
  },
  noCash: (limit: string) =>
    `En efectivo no puede ser: es una operación de ${limit} o más (Ley 7/2012, art. 7).`,
  chooseAppointments: 'Elige qué citas paga.',
  atMost20: 'Como mucho 20 citas a la vez.',
  duplicate: 'Una cita está dos veces.',
  severalRefusals: {
    already_paid:
      'Alguna de estas citas ya está pagada. No se ha cobrado ninguna: mira la lista y vuelve a intentarlo.',
    nothing_due:
      'Alguna de estas citas está cancelada o ha caducado. No se ha cobrado ninguna: mira la lista y vuelve a intentarlo.',
    under_review:
      'Hay un pago por internet en revisión de alguna de estas citas. No se ha cobrado ninguna: mira la lista y vuelve a intentarlo.',
    price_changed:
      'El importe de alguna de estas citas ha cambiado. No se ha cobrado ninguna: dile el nuevo antes de cobrar, o cóbralas de una en una.',
  },
};

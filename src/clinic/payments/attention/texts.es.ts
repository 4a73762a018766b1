export const es = {
  refusals: {
    returned_at_wallet: 'El proveedor de pagos dice que ya lo ha devuelto: no hay que devolverlo otra vez.',
    over: 'Esta cita ya ha empezado: no se puede cancelar.',
    part_only: 'Solo se ha devuelto una parte: acuerda con la persona cómo la paga.',
    plan_stays: 'Un plan no se anula desde aquí. Quita las sesiones en la ficha de la persona.',
  },
  howMissing: 'Di cómo se ha devuelto',
  tooLong: 'Es demasiado largo',
  chooseDecision: 'Elige qué se hace.',
};

export const es = {
  lessThanNotice: (hours: number) => `Faltan menos de ${hours} horas`,
  moreThanNotice: (hours: number) => `Faltan más de ${hours} horas`,
  tooLateToMove: (hours: number) => `Ya no se puede cambiar: faltan menos de ${hours} horas.`,
  lateNotice: (hours: number) => `El aviso llegó con menos de ${hours} horas`,
  waiverHint: (hours: number) => `Para avisos con menos de ${hours} horas. Queda en el registro.`,
  bookingRule: {
    byPlan: (hours: number) =>
      `Puedes cambiarla, o cancelarla y recuperar la sesión, hasta ${hours} horas antes.`,
    byMoney: (hours: number) => `Puedes cambiarla, o cancelarla con devolución, hasta ${hours} horas antes.`,
  },
  tooLateRule: {
    byPlan: (hours: number) =>
      `Faltan menos de ${hours} horas: ya no se puede cambiar, y si la cancelas la sesión no vuelve a tu plan.`,
    byMoney: (hours: number) =>
      `Faltan menos de ${hours} horas: ya no se puede cambiar, y si la cancelas el importe no se devuelve.`,
  },
  unpaidRule: (hours: number) => `Puedes cambiarla o cancelarla hasta ${hours} horas antes.`,
  unpaidTooLate: (hours: number) =>
    `Faltan menos de ${hours} horas: ya no se puede cambiar por la web. Si no puedes venir, llámanos.`,
  onceTooLatePaid: (hours: number) =>
    `Como faltan menos de ${hours} horas, una vez pagada ya no se puede cambiar, y si la cancelas el importe no se devuelve.`,
  seriesRule: (hours: number) =>
    `Cada una se puede cambiar o cancelar por separado hasta ${hours} horas antes.`,
  refundRule: (hours: number) =>
    `Lo pagado se devuelve entero hasta ${hours} horas antes de la cita; más tarde, no.`,
  refund: {
    nothing_paid: () => 'No se ha cobrado nada.',
    full: () => 'Te devolveremos el importe completo.',
    none: (hours: number) => `Como faltaban menos de ${hours} horas, el importe no se devuelve.`,
    session: () => 'Te devolvemos la sesión: vuelve a estar en tu plan.',
    session_lost: (hours: number) => `Como faltaban menos de ${hours} horas, la sesión no se devuelve.`,
  },
};

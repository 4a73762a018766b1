const countAppointments = (count: number) => (count === 1 ? 'una cita' : `${count} citas`);

export const es = {
  length: 'Duración',
  minutes: (count: number) => `${count} minutos`,
  toChange: (phone: string) => `Para cambiar o cancelar alguna, llámanos al ${phone}.`,
  planned: {
    subject: (date: string) => `Tus citas desde el ${date}`,
    booked: (count: number) => `Te hemos reservado ${countAppointments(count)}.`,
    told: (count: number) => `Te avisamos de ${countAppointments(count)}.`,
    forTwo: 'Están reservadas para dos personas.',
  },
  payment: {
    paidByPlan: (count: number) =>
      count === 1
        ? 'La primera la paga una sesión de tu plan.'
        : `Las ${count} primeras las pagan las sesiones de tu plan.`,
    rest: (count: number, price: string) =>
      count === 1
        ? `La otra se paga en la clínica: ${price}.`
        : `Las demás se pagan en la clínica: ${price} cada una.`,
    allByPlan: 'Las pagan las sesiones de tu plan: no se ha cobrado nada.',
    each: (price: string) => `Se pagan en la clínica: ${price} cada una.`,
    firstAndRest: (first: string, rest: string) =>
      `Se pagan en la clínica: la primera, ${first}; las demás, ${rest} cada una.`,
  },
  moved: {
    otherTimeSubject: (date: string) => `Cambio de hora desde el ${date}`,
    changedSubject: (date: string) => `Cambio en las citas desde el ${date}`,
    otherTime: 'Estas citas han cambiado de hora:',
    changed: 'Estas citas han cambiado, y empiezan así:',
    former: (when: string) => `La del ${when}`,
    staying: 'Estas siguen como estaban:',
    stillPaid: 'Lo que estaba pagado sigue pagado.',
  },
  cancelled: {
    subject: (date: string) => `Citas canceladas desde el ${date}`,
    by: {
      person: () => 'Has cancelado estas citas:',
      person_by_phone: () => 'Hemos cancelado estas citas, como nos has pedido:',
      clinic: (phone: string) =>
        `Sentimos tener que cancelar estas citas. Si quieres otras horas, llámanos al ${phone}.`,
    },
    told: 'Se han cancelado estas citas:',
    forTwo: 'Se han cancelado estas citas, reservadas para dos personas:',
  },
};

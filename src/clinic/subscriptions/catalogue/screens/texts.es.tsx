import type { ReactNode } from 'react';

export const es = {
  /** Ways to pay, with explanations. */
  intervals: {
    single: { label: 'Pago único', meaning: 'Pagas una vez y ya tienes todas las sesiones.' },
    monthly: {
      label: 'Mensual',
      meaning:
        'Pagas una vez al mes y con cada pago llegan tus siguientes sesiones. Cada pago lo confirmas tú; con el último el plan se acaba y no se renueva solo.',
    },
    quarterly: {
      label: 'Trimestral',
      meaning:
        'Pagas cada tres meses y con cada pago llegan tus siguientes sesiones. Cada pago lo confirmas tú; con el último el plan se acaba y no se renueva solo.',
    },
  },
  howToPay: 'Forma de pago',
  howToPayQuestion: '¿Cómo prefieres pagar?',
  less: '¿Te basta con menos? En la portada hay paquetes de pocas sesiones.',
  viewPackages: 'Ver los paquetes',
  none: 'Ahora mismo no tenemos planes',
  noneAdvice: (phone: ReactNode) => (
    <>Cada sesión se reserva y se paga por separado. Si buscas varias, llámanos al {phone}.</>
  ),
  adults: 'Planes para Adultos',
  adultsWhere: 'Sirven en el despacho y por videollamada, no a domicilio.',
  toChildren: 'Ir a los planes infantiles',
  children: 'Planes para Terapia Infantil',
  childrenWhere: 'Sus sesiones son en el despacho, con el niño y su familia.',
  inOnePayment: (price: string, billing: string) => `En pago único: ${price} ${billing}`,
  why: {
    title: '¿Por qué suscribirte?',
    write: 'Escríbenos',
    mailSubject: 'Una pregunta sobre los planes',
    discount: (percent: number): [string, string] => [
      `Hasta un ${percent}\u00a0% de descuento`,
      'Cuantas más sesiones, mejor sale cada una.',
    ],
    months: (least: number, most: number): [string, string] => [
      `Entre ${least} y ${most} meses para usarlas`,
      'Sin prisa: tú decides cuándo es cada sesión.',
    ],
    payment: ['Pagas como te va mejor', 'De una vez, cada mes o cada trimestre.'] as [string, string],
    booking: ['Reservas sin volver a pagar', 'Eliges hora y usas una sesión de tu plan.'] as [string, string],
  },
};

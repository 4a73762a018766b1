import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  intervals: {
    single: { label: 'Pagament únic', meaning: 'Pagues una vegada i ja tens totes les sessions.' },
    monthly: {
      label: 'Mensual',
      meaning:
        'Pagues una vegada al mes i amb cada pagament arriben les teves properes sessions. Cada pagament el confirmes tu; amb l’últim el pla s’acaba i no es renova sol.',
    },
    quarterly: {
      label: 'Trimestral',
      meaning:
        'Pagues cada tres mesos i amb cada pagament arriben les teves properes sessions. Cada pagament el confirmes tu; amb l’últim el pla s’acaba i no es renova sol.',
    },
  },
  howToPay: 'Forma de pagament',
  howToPayQuestion: 'Com prefereixes pagar?',
  less: 'En tens prou amb menys? A la portada hi ha paquets de poques sessions.',
  viewPackages: 'Mira els paquets',
  none: 'Ara mateix no tenim plans',
  noneAdvice: (phone) => (
    <>Cada sessió es reserva i es paga per separat. Si en busques unes quantes, truca’ns al {phone}.</>
  ),
  adults: 'Plans per a adults',
  adultsWhere: 'Serveixen al despatx i per videotrucada, no a domicili.',
  toChildren: 'Ves als plans infantils',
  children: 'Plans de teràpia infantil',
  childrenWhere: 'Les sessions són al despatx, amb l’infant i la seva família.',
  inOnePayment: (price, billing) => `En un pagament únic: ${price} ${billing}`,
  why: {
    title: 'Per què subscriure-t’hi?',
    write: 'Escriu-nos',
    mailSubject: 'Una pregunta sobre els plans',
    discount: (percent) => [
      `Fins a un ${percent}\u00a0% de descompte`,
      'Com més sessions, millor surt cadascuna.',
    ],
    months: (least, most) => [
      `Entre ${least} i ${most} mesos per fer-les servir`,
      'Sense pressa: tu decideixes quan és cada sessió.',
    ],
    payment: ['Pagues com et va millor', 'De cop, cada mes o cada trimestre.'],
    booking: ['Reserves sense tornar a pagar', 'Tries hora i fas servir una sessió del teu pla.'],
  },
};

export const es = {
  dayMissing: 'Elige el día desde el que vale.',
  priceMissing: 'Escribe un precio.',
  priceTooLow: 'Ese precio es demasiado bajo.',
  priceTooHigh: 'Ese precio es demasiado alto.',
  firstVisitTooLow: 'La primera visita no puede costar menos que las siguientes.',
  dayTooEarly: 'Elige un día a partir de mañana.',
  firstVisitMissing: 'Escribe también el de la primera visita.',
};

import type { es } from './texts.es.ts';

export const ca: typeof es = {
  notLoaded: 'No hem pogut carregar les teves recomanacions',
  isKept: 'El que vas apuntar continua desat.',
  saved: (count) => `Les que vas desar (${count})`,
  forToday: 'Per a avui',
  also: 'I a més, si et ve de gust:',
  start: 'Comença',
  startOne: (activity) => `Comença: ${activity}`,
  areSaved: 'Desades',
  save: 'Desa aquestes recomanacions',
  talk: {
    title: 'Abans de res, parla amb algú',
    text: 'Són dies pesats per portar-los a soles, i per a això un exercici es queda curt. Explica-ho a algú de confiança o demana una cita: no cal saber-ho explicar bé.',
    book: 'Demana cita',
    phones: (helpline, emergency) =>
      `El ${helpline}, si penses en el suïcidi. El ${emergency}, si hi ha perill ara mateix. Tots dos són gratis i contesten a qualsevol hora.`,
    call: (phone) => `Truca al ${phone}`,
    callService: (phone, name) => `Truca al ${phone}, ${name}`,
  },
};

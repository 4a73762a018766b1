import type { es } from './texts.es.ts';

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

export const ca: typeof es = {
  offer: (of) =>
    `${of.payments === 1 ? 'Un sol pagament' : `${of.payments} pagaments`} de ${of.price}; ${count(of.sessions, 'sessió', 'sessions')} en total. Val ${count(of.months, 'mes', 'mesos')}.`,
  fields: {
    price: 'Preu, en euros',
    priceEach: 'Preu de cada pagament, en euros',
    payments: 'Quants pagaments',
    sessions: 'Sessions',
    sessionsEach: 'Sessions amb cada pagament',
    sessionsHint: 'Si no són sempre les mateixes, per torn: 1, 1, 2.',
    months: 'Mesos que val',
    name: 'Nom del pla',
    audience: 'Per a qui és',
    adults: 'Persones adultes',
    children: 'Nenes i nens',
    description: 'Per a qui és, en una frase',
    discount: 'Descompte que anuncies, en %',
    discountHint: 'Respecte a les mateixes sessions al despatx, pagades una a una.',
    features: 'Què inclou',
    featuresHint: 'Una cosa a cada línia.',
    perks: 'I a més',
    perksHint:
      'Al web surt només el que es pot donar: el xat i l’avaluació, amb el protocol de crisi signat; la plataforma i la revista, si el servidor en té l’adreça; les pautes, si en té el text.',
  },
  discountInvalid: 'Escriu un número, com ara 10.',
  saved: 'Pla desat',
  savedUnsold: 'Desat, sense posar-lo a la venda',
  howSold: 'Com es ven',
  howSoldHint: 'Deixa sense preu les formes en què no es ven.',
  onSale: 'A la venda',
  title: 'Plans a la venda',
  help: 'Un pla són unes quantes sessions per un preu. Si el canvies, els que ja s’han venut conserven el preu, les sessions i el que inclouen.',
  notOpened: 'No hem pogut veure els plans',
  tryAgain: 'Torna-ho a provar.',
  opening: 'S’estan obrint els plans…',
  add: 'Afegeix un pla',
  forChildren: '· infantil',
  notSold: 'No es ven',
  change: 'Canvia',
  changeName: (name) => `el pla ${name}`,
  unfounded: {
    title: (percent) => `El descompte anunciat (${percent}\u00a0%) no es compleix en tots els pagaments`,
    lead: 'Comparat amb les mateixes sessions al despatx, pagades una a una:',
    advice: 'Corregeix el preu o el descompte anunciat.',
    dearer: (percent) => `costa un ${percent} més.`,
    equal: 'costa el mateix.',
    actual: (percent) => `el descompte és del ${percent}.`,
  },
};

import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  title: 'Avís legal',
  description: (clinic) =>
    `Qui hi ha darrere de ${clinic}, preus i IVA, cancel·lacions, menors, dades i accessibilitat, en paraules clares.`,
  lead: 'Qui som i què pots esperar de nosaltres, sense lletra petita.',
  lastRevision: (date) => `Última revisió: ${date}`,
  onThisPage: 'En aquesta pàgina',
  holder: {
    title: 'Qui hi ha al darrere',
    invented:
      'Aquesta clínica és una demostració: les dades (noms, telèfon, adreces) són inventades. Els telèfons d’emergència són reals.',
    name: 'Titular',
    taxId: 'NIF',
    address: 'Domicili',
    mailAndPhone: 'Correu i telèfon',
    register: 'Inscripció',
    authorisation: 'Autorització de centre sanitari',
    college: 'Col·legi professional i número',
    degree: 'Títol i normes de la professió',
  },
  cancellation: {
    fullRefund: 'Cancel·les i t’ho tornem tot. O canvies el dia i l’hora, sense cost.',
    noRefund: 'Pots cancel·lar, però no hi ha devolució. La pantalla t’ho diu abans de confirmar.',
    byClinic: 'Si cancel·lem nosaltres',
    alwaysRefunded: 'T’ho tornem tot, sempre.',
    howTo: (profile) => (
      <>
        Es fa des del {profile('teu perfil')}. Els diners tornen pel mateix camí per on van arribar; si vas
        fer servir una sessió del teu pla, la recuperes.
      </>
    ),
  },
};

import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  documentTitle: (clinic) => `Llegeix i signa · ${clinic}`,
  documentDescription: 'Llegeix amb calma un document de la clínica i signa’l, sense iniciar la sessió.',
  title: 'Llegeix i signa',
  opening: 'Obrint el document…',
  incompleteLink: 'Obre l’enllaç tal com et va arribar: aquí en falta una part.',
  invalidLink: 'Aquest enllaç no obre cap document',
  weAreAt: (phone, hours) => (
    <>
      Som al {phone} {hours}.
    </>
  ),
  notLoaded: 'No hem pogut obrir el document',
  isKept: 'L’enllaç continua servint. Torna-ho a provar d’aquí a un moment.',
  urgent: 'Si és urgent:',
  toSigner: (signer) =>
    signer === null ? 'Et demanem que llegeixis això.' : `${signer}, et demanem que llegeixis això.`,
  about: (name) => <>És sobre {name}.</>,
  personInCare: 'la persona al teu càrrec',
  advice: 'Llegeix-ho amb calma. Marca només allò amb què estiguis d’acord.',
  textOf: (kind, date) => `${kind} · text del ${date}`,
  agree: 'Ho he llegit i hi estic d’acord',
  name: 'El teu nom i cognoms',
  nameHint: 'El teu nom, en prémer «Signa», és la teva signatura.',
  nameMissing: 'Escriu el teu nom i cognoms',
  tickedNone: 'Per poder signar, marca a dalt com a mínim un text.',
  tickedAll: 'Signes tot el que hi ha en aquesta pàgina.',
  tickedSome: (ticked, all) => `Signes ${ticked} de ${all}. La resta queda sense signar.`,
  sign: 'Signa',
  signing: 'Signant...',
  handBack: 'Torna’l sense signar',
  unsureAtDesk: 'Si hi ha res que no vegis clar, no signis encara: pregunta’ns-ho.',
  unsure: (phone, hours) => (
    <>
      Si hi ha res que no vegis clar, no signis encara: truca’ns al {phone}, {hours}, i en parlem.
    </>
  ),
  perhapsSigned: {
    title: 'Pot ser que ja estigui signat',
    advice:
      'L’enllaç ja no serveix: potser la teva signatura d’abans va arribar. Pregunta’ns-ho i t’ho direm.',
  },
  notSigned: {
    title: 'No s’ha signat',
    advice: 'El que has escrit és aquí: torna-ho a provar, no se signa dues vegades.',
  },
  signed: {
    title: 'Gràcies, ja està signat',
    stored: 'Queda desat amb el text que has llegit',
    mayWithdraw: (clinic) =>
      `Pots retirar-ho quan vulguis: digues-nos-ho, o fes-ho al teu perfil de ${clinic} si tens compte.`,
    atDesk: 'Ja pots tornar el dispositiu. Per a la resta cal desbloquejar-lo.',
    handBack: 'Torna’l a la clínica',
    close: 'No has de fer res més. Pots tancar aquesta pàgina.',
  },
};

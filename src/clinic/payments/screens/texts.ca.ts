import type { es } from './texts.es.ts';

export const ca: typeof es = {
  orderDescription: 'Servei de consulta psicològica',
  goToWallet: (amount) => `Ves a pagar ${amount}`,
  close: 'Tanca',
  cancel: 'Cancel·la',
  total: 'Total a pagar:',
  vatIncluded: 'IVA inclòs',
  payWith: 'Paga amb',
  loadFailed: 'No hem pogut carregar el pagament',
  loadFailedAdvice: 'No s’ha cobrat res. Torna-ho a provar.',
  loadingButtons: 'Carregant els botons de pagament…',
  cardNote: (provider) =>
    `Les dades de la teva targeta van directament a ${provider}: nosaltres no les veiem.`,
  finishing: 'Acabant el pagament. No tanquis aquesta pàgina.',
  checkAgain: 'Torna-ho a comprovar',
  receipt: 'Rebut (PDF)',
  refundReceipt: 'Rebut de devolució (PDF)',
  captured: { title: 'Pagament completat', description: 'El teu pagament s’ha processat correctament.' },
  recorded: 'Pagament processat correctament!',
  checking: {
    title: 'Estem comprovant el teu pagament',
    text: 'Al teu perfil veuràs com queda. No cal que tornis a pagar.',
  },
  notRecorded: {
    title: 'Error en actualitzar l’estat del pagament',
    text: (phone) =>
      `El teu pagament està fet, però no l’hem pogut registrar. Ho comprovarem d’aquí a uns minuts; si no t’arriba la confirmació, contacta amb nosaltres: ${phone}.`,
  },
  answerLost: (phone) =>
    `No tornis a pagar: el teu pagament està fet. S’ha perdut la nostra resposta, i pot ser que ja estigui registrat. Ho comprovarem d’aquí a uns minuts; al teu perfil veuràs com queda. Si tens dubtes, truca’ns al ${phone}.`,
  captureLost: (phone) =>
    `No tornis a pagar: pot ser que el teu pagament ja estigui fet. S’ha perdut la resposta del proveïdor de pagaments. Ho comprovarem d’aquí a uns minuts; al teu perfil veuràs com queda. Si tens dubtes, truca’ns al ${phone}.`,
  nothingCharged: 'No s’ha cobrat res.',
  notCaptured: {
    title: 'Error en el pagament',
    text: 'Hi ha hagut un error en processar el teu pagament. Torna-ho a provar o contacta amb nosaltres, si us plau.',
  },
  noChargeFound: 'No hem trobat cap cobrament.',
  notSubscribed: {
    title: 'Error en el pagament',
    text: 'No s’ha pogut processar el pagament. Torna-ho a provar.',
  },
  notStarted: {
    title: 'No hem pogut començar el pagament',
    text: 'No s’ha cobrat res. Torna-ho a provar d’aquí a un moment.',
  },
  priceChanged: {
    title: 'El preu ha canviat',
    text: (price) => `Ara són ${price}. Si et va bé, torna a prémer per pagar.`,
  },
  walletFailed: {
    title: (provider) => `Error a ${provider}`,
    text: (provider) => `Hi ha hagut un error amb ${provider}. Torna-ho a provar, si us plau.`,
  },
};

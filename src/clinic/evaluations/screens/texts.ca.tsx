import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  documentTitle: (clinic) => `Avaluació psicomètrica · ${clinic}`,
  documentDescription: (clinic) => `Què és una avaluació psicomètrica, què no és, i com es fa a ${clinic}.`,
  inPlan: (plan) => `Inclosa en el pla ${plan}`,
  notOpen: 'No està oberta',
  title: 'Avaluació psicomètrica',
  lead: 'Uns qüestionaris que respons amb calma i una conversa per entendre el que diuen.',
  mine: 'Els teus qüestionaris',
  urgent: {
    title: 'Si ara ho estàs passant molt malament',
    text: (phones) => <>No t’esperis a un qüestionari. Truca al {phones}, a qualsevol hora.</>,
    or: ' o al ',
  },
  stepsTitle: 'Com va',
  steps: [
    {
      title: 'Parlem un moment',
      text: 'Què vols saber i per a què. Triem amb tu els qüestionaris que tenen sentit.',
    },
    {
      title: 'Respons sense pressa',
      text: 'Pots parar i continuar després. Si una pregunta t’incomoda, ens ho dius.',
    },
    {
      title: 'Ho llegim nosaltres',
      text: 'Un professional de la clínica revisa les respostes. Ningú més no les veu.',
    },
    {
      title: 'T’ho expliquem',
      text: 'En una sessió i amb paraules clares. Després decidim plegats el pas següent.',
    },
  ],
  is: {
    title: 'Què és',
    studied: 'Qüestionaris estudiats durant anys i usats en moltes consultes.',
    measure: 'Una manera de posar nom i mesura al que sents.',
    start: 'Un punt de partida per decidir plegats per on continuar i veure, més endavant, què ha canviat.',
  },
  isNot: {
    title: 'Què no és',
    exam: 'No és un examen: no hi ha respostes bones ni dolentes.',
    diagnosis: 'No és un diagnòstic per si sola: un número no diu qui ets.',
    report: (link) => <>No és un informe pericial: això és {link('un altre servei')}.</>,
  },
};

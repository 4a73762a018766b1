import type { es } from './button-texts.es.ts';

export const ca: typeof es = {
  subscribe: 'Subscriu-m’hi',
  processing: 'Processant...',
  toPlan: (name) => ` al pla ${name}`,
  orderByMail: 'Demana’l per correu',
  contact: 'Consulta’ns',
  thePlan: (name) => ` el pla ${name}`,
  loadFailed: {
    title: 'Error en el pagament',
    description: 'No s’ha pogut processar el pagament. Torna-ho a provar.',
  },
  mailSubject: 'Vull un pla',
  mail: (plan) => `Hola:\n\nM’interessa el pla ${plan}.\n\nEl meu nom:\nEl meu telèfon:\n`,
};

import type { es } from './invitation-page-texts.es.tsx';

export const ca: typeof es = {
  documentTitle: (clinic) => `Invitació · ${clinic}`,
  documentDescription: (clinic) =>
    `Uneix el teu compte a la teva fitxa de ${clinic} amb l’enllaç del correu.`,
  title: 'Uneix el teu compte a la teva fitxa',
  opening: 'Obrint la invitació…',
  noLink: {
    title: 'Falta l’enllaç del correu',
    advice: (phone) => <>Torna a obrir l’enllaç que et vam enviar, o demana’ns-en un de nou: {phone}.</>,
  },
  checking: 'Comprovant la teva sessió…',
  signInFirst: 'Entra al teu compte o crea’n un. Després veuràs aquí les cites que la clínica t’ha apuntat.',
  signIn: 'Entra o crea un compte',
  signedInAs: (name) => (
    <>Has entrat com a {name}. Les cites que la clínica t’ha apuntat quedaran en aquest compte.</>
  ),
  join: 'Uneix el meu compte',
  joining: 'Unint...',
  joined: 'El teu compte està unit a la teva fitxa',
  failed: 'Alguna cosa ha fallat en unir-lo',
  notCertain: 'No sabem si ha arribat. Mira al teu perfil si ja veus les teves cites, o torna-ho a provar.',
};

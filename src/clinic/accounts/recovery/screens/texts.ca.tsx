import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  request: {
    title: 'Tria una altra contrasenya',
    description: 'T’enviem un enllaç al correu electrònic del teu compte.',
    identifier: 'Nom d’usuari o correu electrònic',
    send: 'Envia l’enllaç',
    sending: 'Enviant...',
    unclear: 'No sabem si ha arribat. Mira el correu, o torna-ho a provar.',
    sent: 'Mira el correu',
    validFor: (minutes) =>
      `L’enllaç val ${minutes} minuts. Si no el trobes, busca’l a la carpeta de correu brossa.`,
    understood: 'D’acord',
    noEmail: (phone) => <>El teu compte no té correu electrònic? Truca’ns al {phone} i t’ajudem a entrar.</>,
  },
  newPassword: {
    documentTitle: (clinic) => `Contrasenya nova · ${clinic}`,
    documentDescription: (clinic) =>
      `Tria una altra contrasenya per al teu compte de ${clinic} amb l’enllaç del correu.`,
    title: 'Contrasenya nova',
    lead: 'Tria la que faràs servir a partir d’ara. Tancarem les sessions que tinguis obertes.',
    label: 'Contrasenya nova',
    save: 'Desa la contrasenya',
    saving: 'Desant...',
    purpose: 'Que tornis a entrar al teu compte.',
    unclear: 'No sabem si ha arribat. Torna-ho a provar d’aquí a un moment.',
    noLink: {
      title: 'Falta l’enllaç del correu',
      advice: 'Torna a obrir l’enllaç que et vam enviar, o demana’n un de nou.',
    },
    linkOver: {
      title: 'Aquest enllaç ja no serveix',
      perhapsUsed:
        'Potser la contrasenya nova ja està desada: prova d’entrar-hi. Si no, demana un altre enllaç.',
      validity: (minutes) =>
        `Val ${minutes} minuts i una sola vegada; si en vas demanar més d’un, només serveix l’últim.`,
      another: 'Demana un altre enllaç',
    },
  },
};

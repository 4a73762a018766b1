import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  passwordRules: 'Com a mínim 6 caràcters, i que no sigui de les més comunes.',
  confirmPassword: 'Confirma la contrasenya',
  passwordForm: {
    label: 'Contrasenya',
    missing: 'Escriu la teva contrasenya',
    failed: 'Torna-ho a provar.',
    checking: 'Ho comprovem…',
  },
  person: {
    fullName: 'Nom complet',
    email: 'Correu electrònic',
    suggestion: (button) => <>Volies dir {button}?</>,
    phone: 'Telèfon',
    phoneHint: 'Per si t’hem d’avisar d’un canvi.',
    address: 'Adreça',
    addressHint: 'Només cal per a les consultes a domicili.',
  },
  privacy: {
    label: 'Protecció de dades',
    controller: 'Responsable',
    purpose: 'Per a què',
    rights: 'Els teus drets',
    rightsBy: (email) => (
      <>Pots veure, corregir o esborrar les teves dades, o oposar-te al seu ús, escrivint a {email}.</>
    ),
  },
  cookiesBlocked: {
    title: 'El teu navegador no desa les galetes d’aquest web',
    afterSignIn: (phone) => (
      <>
        L’usuari i la contrasenya són correctes, però sense les galetes no podem saber que ets tu a la pàgina
        següent. Permet les galetes d’aquest web a la configuració del navegador i torna a entrar. Si no saps
        com es fa, truca’ns al {phone} i et donem la cita per telèfon.
      </>
    ),
    afterRegistration: (phone) => (
      <>
        El teu compte ja està creat, però sense les galetes no podem saber que ets tu a la pàgina següent.
        Permet les galetes d’aquest web a la configuració del navegador i torna a entrar. Si no saps com es
        fa, truca’ns al {phone} i et donem la cita per telèfon.
      </>
    ),
  },
  notSent: {
    title: 'No s’ha enviat',
    advice: 'Sembla que no hi ha connexió. El que has escrit continua aquí: torna-ho a provar.',
  },
  noScript: {
    title: (action) => `${action} cal JavaScript`,
    advice:
      'El teu navegador el té desactivat. Activa’l i torna a carregar la pàgina, o escriu-nos o truca’ns i ho fem amb tu.',
  },
  session: {
    unknown: 'No hem pogut comprovar la teva sessió',
    retry: 'Torna-ho a provar',
  },
};

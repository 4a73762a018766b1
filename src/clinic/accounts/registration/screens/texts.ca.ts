import type { es } from './texts.es.ts';

export const ca: typeof es = {
  welcomeBack: 'Et donem la benvinguda!',
  completed: 'T’has registrat!',
  ready: 'El teu compte ja està a punt.',
  failed: 'No t’has pogut registrar',
  notCreated: 'No s’ha pogut crear el compte',
  checking: 'Ho comprovem…',
  trySigningIn:
    'Prova d’iniciar la sessió amb aquest nom i aquesta contrasenya: si el teu compte ja existeix, hi entraràs.',
  register: 'Registra’t',
  registering: 'Creant el compte...',
  purpose: 'Crear el teu compte, gestionar les teves cites i avisar-te’n.',
  ageStatement: (age) =>
    `En registrar-te declares que tens ${age} anys o més, o que ets la mare, el pare o el tutor legal de qui rebrà l’atenció.`,
  hasAccount: 'Ja tens compte?',
  toSignIn: 'Inicia la sessió',
  password: 'Contrasenya',
  username: 'Nom d’usuari',
  usernameHint: 'El faràs servir per entrar. Com a mínim 3 caràcters.',
  emailHint: 'Aquí t’enviarem la confirmació de les teves cites.',
  withoutEmail:
    'Sense correu no t’arriben confirmacions, canvis ni devolucions: només els veus al teu perfil.',
  benefits: {
    title: 'Amb el teu compte',
    booking: {
      title: 'Reserva com et vagi bé',
      text: 'Al despatx, a domicili o per videotrucada.',
    },
    premium: {
      title: 'Accés prèmium',
      text: 'Contingut exclusiu i plans personalitzats, segons el pla que triïs.',
    },
    history: {
      title: 'Seguiment continu',
      text: 'L’historial de les teves consultes i comunicació directa amb els professionals.',
    },
  },
};

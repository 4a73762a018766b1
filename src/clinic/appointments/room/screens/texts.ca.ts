import type { es } from './texts.es.ts';

export const ca: typeof es = {
  enter: 'Entra',
  enterWith: (name) => `Entra: ${name}`,
  title: 'Videotrucada',
  roles: {
    therapist: 'Terapeuta',
    patient: 'Pacient',
    companion: 'Acompanyant',
  },
  linkSent: 'Enllaç en camí',
  refused: 'No s’ha enviat',
  lost: 'No sabem si s’ha enviat',
  sending: 'Enviant...',
  sendAgain: 'Torna a enviar l’enllaç',
  opensAt: (time) => `La sala obre a les ${time}.`,
  waiting: (roles) => `A la sala espera: ${roles.join(' i ')}.`,
  entered: (role, from) => `${role}: va entrar a les ${from}`,
  enteredAndLeft: (role, from, to) => `${role}: va entrar a les ${from} i va sortir a les ${to}`,
  linkGoesTo: (recipients) => `L’enllaç va a ${recipients}.`,
  noRecipient: 'No hi ha correu ni mòbil on enviar l’enllaç.',
};

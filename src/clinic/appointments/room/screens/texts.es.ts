export const es = {
  enter: 'Entrar',
  enterWith: (name: string) => `Entrar: ${name}`,
  title: 'Videollamada',
  roles: {
    therapist: 'Terapeuta',
    patient: 'Paciente',
    companion: 'Acompañante',
  },
  linkSent: 'Enlace en camino',
  refused: 'No se ha enviado',
  lost: 'No sabemos si se ha enviado',
  sending: 'Enviando...',
  sendAgain: 'Enviar el enlace otra vez',
  opensAt: (time: string) => `La sala abre a las ${time}.`,
  waiting: (roles: readonly string[]) => `En la sala espera: ${roles.join(' y ')}.`,
  entered: (role: string, from: string) => `${role}: entró a las ${from}`,
  enteredAndLeft: (role: string, from: string, to: string) =>
    `${role}: entró a las ${from} y salió a las ${to}`,
  linkGoesTo: (recipients: string) => `El enlace va a ${recipients}.`,
  noRecipient: 'No hay correo ni móvil al que enviar el enlace.',
};

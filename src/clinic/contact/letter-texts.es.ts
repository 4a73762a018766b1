export const es = {
  received: {
    subject: 'Hemos recibido tu mensaje',
    why: 'Alguien, seguramente tú, nos ha escrito desde nuestra web y ha dejado esta dirección para que contestemos.',
    answered: (hours: string) =>
      `El mensaje ya está aquí. Lo lee una persona de la clínica, y contestamos ${hours}.`,
    urgent: (danger: string, suicide: string) =>
      `Si es urgente, no esperes a nuestra respuesta: llama al ${danger}, o al ${suicide} si piensas en el suicidio.`,
    notYou: 'Si no has sido tú, no tienes que hacer nada.',
  },
  answerSubject: (clinic: string) => `Respuesta de ${clinic}`,
};

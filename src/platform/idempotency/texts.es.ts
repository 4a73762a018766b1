export const es = {
  outcomeUnknown: 'No sabemos si ha llegado',
  tryAgain: 'Inténtalo de nuevo.',
  ourFault: 'Es un fallo nuestro, no de tu conexión.',
  perhapsConnection: 'Puede ser la conexión.',
};

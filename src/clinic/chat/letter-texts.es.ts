export const es = {
  open: 'Abrir el chat',
  person: {
    subject: 'Tienes un mensaje sin leer',
    text: 'Tu equipo te ha escrito. Para leerlo y contestar, entra con tu cuenta.',
    urgent:
      'Si es urgente, no esperes respuesta por escrito: llama al 112, o al 024 si piensas en hacerte daño.',
  },
  team: {
    subject: 'Un mensaje espera en el chat',
    text: 'Una persona ha escrito a su equipo y nadie lo ha leído todavía.',
  },
};

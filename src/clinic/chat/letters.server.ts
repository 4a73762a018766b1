import { type Letter, letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { routes } from '#platform/paths.ts';

const chatLink = (path: string, publicUrl: string) => ({
  actions: [{ label: 'Abrir el chat', url: new URL(path, publicUrl).href }],
});

/**
 * To the patient: a message waits. Neither the message text nor, in the subject, the fact that it is a chat.
 */
export const waitingLetter = (publicUrl: string): Letter =>
  letter('Tienes un mensaje sin leer', [
    'Tu equipo te ha escrito. Para leerlo y contestar, entra con tu cuenta.',
    chatLink(routes.chat, publicUrl),
    'Si es urgente, no esperes respuesta por escrito: llama al 112, o al 024 si piensas en hacerte daño.',
  ]);

/** To the care team: a patient waits. Neither name nor initials. */
export const waitingNote = (publicUrl: string): Letter =>
  noteToClinic('Un mensaje espera en el chat', [
    'Una persona ha escrito a su equipo y nadie lo ha leído todavía.',
    chatLink(routes['staff-chat'], publicUrl),
  ]);

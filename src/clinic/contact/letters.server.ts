import { letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { formatDate, formatTime } from '#platform/time/dates.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';

/**
 * Confirmation to the sender. The address is unverified, so the letter repeats no typed text, not even the name:
 * otherwise anyone could write to strangers in the clinic's name.
 */
export function receivedLetter() {
  const [danger, suicide] = clinicSettings().emergencyContacts;
  return letter('Hemos recibido tu mensaje', [
    'Alguien, seguramente tú, nos ha escrito desde nuestra web y ha dejado esta dirección para que contestemos.',
    `El mensaje ya está aquí. Lo lee una persona de la clínica, y contestamos ${answeringHours()}.`,
    `Si es urgente, no esperes a nuestra respuesta: llama al ${danger.phone}, o al ${suicide.phone} si piensas en el suicidio.`,
    'Si no has sido tú, no tienes que hacer nada.',
  ]);
}

/** Notifies the clinic of a new message without its content or sender. */
export const arrivedNote = (url: string, dueAt: Date) =>
  noteToClinic('Hay un mensaje nuevo en la Bandeja', [
    `Alguien ha escrito desde la web. Conviene contestar antes de las ${formatTime(dueAt)} del ${formatDate(dueAt)}.`,
    { actions: [{ label: 'Abrir la Bandeja', url }] },
  ]);

export const answerLetter = (text: string) =>
  letter(
    `Respuesta de ${clinicContact().name}`,
    text
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
  );

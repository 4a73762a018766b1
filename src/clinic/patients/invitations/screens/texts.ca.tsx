import { toDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  emailNeeded: 'Per convidar cal el seu correu.',
  sent: 'Invitació enviada',
  question: 'Vols enviar la invitació?',
  inviteAgain: 'Torna a convidar',
  invite: 'Convida',
  sending: 'Enviant...',
  send: 'Envia la invitació',
  back: 'Torna',
  refused: 'La invitació no ha sortit',
  lost: 'No sabem si la invitació ha sortit',
  advice: 'Mira els missatges de la fitxa abans de repetir-ho.',
  validUntil: (date) => `Invitació vàlida fins ${toDay(date)}`,
  sentTo: (email) => `A ${email}.`,
  goesTo: (email, days, replacesOne) => (
    <>
      S’envia a {email}: un enllaç per crear el seu compte i veure les seves cites. Val {days} dies i una sola
      vegada{replacesOne ? '; l’anterior deixa de servir' : ''}.
    </>
  ),
};

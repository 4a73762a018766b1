import type { ReactNode } from 'react';

export const es = {
  emailNeeded: 'Para invitar hace falta su correo.',
  sent: 'Invitación enviada',
  question: '¿Enviar la invitación?',
  inviteAgain: 'Invitar otra vez',
  invite: 'Invitar',
  sending: 'Enviando...',
  send: 'Enviar la invitación',
  back: 'Volver',
  refused: 'La invitación no ha salido',
  lost: 'No sabemos si la invitación ha salido',
  advice: 'Mira los mensajes de la ficha antes de repetirlo.',
  validUntil: (date: string) => `Invitación válida hasta el ${date}`,
  sentTo: (email: string) => `A ${email}.`,
  goesTo: (email: ReactNode, days: number, replacesOne: boolean) => (
    <>
      Va a {email}: un enlace para crear su cuenta y ver sus citas. Vale {days} días y una sola vez
      {replacesOne ? '; el anterior deja de servir' : ''}.
    </>
  ),
};

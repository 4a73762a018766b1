import type { ReactNode } from 'react';

export const es = {
  documentTitle: (clinic: string) => `Invitación · ${clinic}`,
  documentDescription: (clinic: string) => `Une tu cuenta a tu ficha de ${clinic} con el enlace del correo.`,
  title: 'Une tu cuenta a tu ficha',
  opening: 'Abriendo la invitación…',
  noLink: {
    title: 'Falta el enlace del correo',
    advice: (phone: ReactNode) => <>Abre otra vez el enlace que te enviamos, o pídenos uno nuevo: {phone}.</>,
  },
  checking: 'Comprobando tu sesión…',
  signInFirst: 'Entra en tu cuenta o crea una. Después verás aquí las citas que la clínica te ha apuntado.',
  signIn: 'Entrar o crear una cuenta',
  signedInAs: (name: ReactNode) => (
    <>Has entrado como {name}. Las citas que la clínica te ha apuntado quedarán en esta cuenta.</>
  ),
  join: 'Unir mi cuenta',
  joining: 'Uniendo...',
  joined: 'Tu cuenta está unida a tu ficha',
  failed: 'Algo ha fallado al unirla',
  notCertain: 'No sabemos si ha llegado. Mira en tu perfil si ya ves tus citas, o inténtalo de nuevo.',
};

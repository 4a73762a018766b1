import type { ReactNode } from 'react';

export const es = {
  request: {
    title: 'Elegir otra contraseña',
    description: 'Te enviamos un enlace al correo electrónico de tu cuenta.',
    identifier: 'Nombre de usuario o correo electrónico',
    send: 'Enviar el enlace',
    sending: 'Enviando...',
    unclear: 'No sabemos si ha llegado. Mira tu correo, o inténtalo de nuevo.',
    sent: 'Mira tu correo',
    validFor: (minutes: number) =>
      `El enlace vale ${minutes} minutos. Si no lo encuentras, busca en la carpeta de correo no deseado.`,
    understood: 'Entendido',
    noEmail: (phone: ReactNode) => (
      <>¿Tu cuenta no tiene correo electrónico? Llámanos al {phone} y te ayudamos a entrar.</>
    ),
  },
  newPassword: {
    documentTitle: (clinic: string) => `Nueva contraseña · ${clinic}`,
    documentDescription: (clinic: string) =>
      `Elige otra contraseña para tu cuenta de ${clinic} con el enlace del correo.`,
    title: 'Nueva contraseña',
    lead: 'Elige la que usarás a partir de ahora. Cerraremos las sesiones que tengas abiertas.',
    label: 'Contraseña nueva',
    save: 'Guardar la contraseña',
    saving: 'Guardando...',
    purpose: 'Que vuelvas a entrar en tu cuenta.',
    unclear: 'No sabemos si ha llegado. Inténtalo de nuevo en un momento.',
    noLink: {
      title: 'Falta el enlace del correo',
      advice: 'Abre otra vez el enlace que te enviamos, o pide uno nuevo.',
    },
    linkOver: {
      title: 'Este enlace ya no sirve',
      perhapsUsed:
        'Puede que tu contraseña nueva ya esté guardada: prueba a entrar con ella. Si no, pide otro enlace.',
      validity: (minutes: number) =>
        `Vale ${minutes} minutos y una sola vez; si pediste varios, solo sirve el último.`,
      another: 'Pedir otro enlace',
    },
  },
};

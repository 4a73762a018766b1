import type { ReactNode } from 'react';

export const es = {
  code: 'Código de verificación',
  verify: 'Verificar',
  verifying: 'Verificando...',
  resend: 'Reenviar código',
  resendIn: (seconds: number) => `Reenviar código en ${seconds} s`,
  resending: 'Reenviando...',
  error: 'Error',
  email: {
    documentTitle: (clinic: string) => `Verifica tu correo · ${clinic}`,
    documentDescription:
      'Escribe el código que te hemos enviado y confirma que el correo de tu cuenta es tuyo.',
    title: 'Verifica tu cuenta',
    opening: 'Abriendo la verificación…',
    isKept: 'El código que te enviamos sigue valiendo. Vuelve a intentarlo en un momento.',
    sentTo: (address: ReactNode) => (
      <>Te hemos enviado un código a {address}. Escríbelo aquí para confirmar que es tuyo.</>
    ),
    noneSent: (address: ReactNode) => (
      <>Ahora mismo no hay ningún código en camino a {address}. Pulsa «Reenviar código» y te enviamos uno.</>
    ),
    notNeeded: 'Para reservar no hace falta: puedes hacerlo más tarde.',
    codeHint: (minutes: number) => `Las 6 cifras del correo. Valen durante ${minutes}\u00a0minutos.`,
    later: 'Más tarde',
    notArriving: (link: (text: string) => ReactNode) => (
      <>
        ¿No te llega? Mira también en la carpeta de correo no deseado. Si la dirección no es la tuya,{' '}
        {link('ve a la pestaña Seguridad de tu perfil')}.
      </>
    ),
    missing: { title: 'Código requerido', text: 'Por favor, introduce el código de verificación' },
    wrong: { title: 'Error de verificación', text: 'El código ingresado no es válido' },
    failed: 'Ocurrió un error al verificar tu correo electrónico',
    verified: '¡Verificación exitosa!',
    resent: { title: 'Código reenviado', text: 'Hemos enviado un nuevo código a tu correo electrónico' },
    notResent: 'No pudimos enviar un nuevo código',
    resendFailed: 'Ocurrió un error al reenviar el código',
    confirmed: (address: ReactNode) => (
      <>{address} ha quedado verificado. Ahí te enviaremos la confirmación de tus citas y los avisos.</>
    ),
    yourEmail: 'Tu correo',
    toBooking: 'Seguir reservando',
    toHome: 'Ir al inicio',
    toProfile: 'Ir a mi perfil',
    continue: 'Continuar',
    none: {
      title: 'Tu cuenta no tiene correo electrónico',
      advice: 'Añádelo en tu perfil, en la pestaña Seguridad, y te enviaremos un código.',
      toSecurity: 'Ir a Seguridad',
    },
  },
  phone: {
    sentTo: (phone: ReactNode) => (
      <>Hemos enviado un código al {phone}. El SMS puede tardar hasta 2 minutos.</>
    ),
    codeHint: (minutes: number) => `Las 6 cifras del SMS. Valen durante ${minutes} minutos.`,
    changeNumber: 'Cambiar número',
    incomplete: { title: 'Código inválido', text: 'Por favor, introduce el código de 6 dígitos' },
    wrong: 'Código incorrecto',
    verified: 'Teléfono verificado',
    failed: 'Ha ocurrido un error al verificar el código',
    sent: 'Código enviado',
    notSent: { title: 'Error al enviar código', text: 'No pudimos enviar el código' },
    sendFailed: 'Ha ocurrido un error al enviar el código',
    invalidNumber: {
      title: 'Número inválido',
      text: 'Por favor, introduce un número de teléfono válido',
    },
    label: 'Teléfono móvil',
    hint: 'Te enviaremos un código por SMS. Puede tardar hasta 2 minutos.',
    send: 'Enviar código',
    sending: 'Enviando...',
  },
};

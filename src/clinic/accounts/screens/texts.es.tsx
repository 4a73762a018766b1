import type { ReactNode } from 'react';

export const es = {
  passwordRules: 'Al menos 6 caracteres, y que no sea una de las más comunes.',
  confirmPassword: 'Confirmar contraseña',
  passwordForm: {
    label: 'Contraseña',
    missing: 'Escribe tu contraseña',
    failed: 'Vuelve a probar.',
    checking: 'Comprobando…',
  },
  person: {
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    suggestion: (button: ReactNode) => <>¿Querías decir {button}?</>,
    phone: 'Teléfono',
    phoneHint: 'Por si hay que avisarte de un cambio.',
    address: 'Dirección',
    addressHint: 'Solo hace falta para las consultas a domicilio.',
  },
  privacy: {
    label: 'Protección de datos',
    controller: 'Responsable',
    purpose: 'Para qué',
    rights: 'Tus derechos',
    rightsBy: (email: ReactNode) => (
      <>Puedes ver, corregir o borrar tus datos, u oponerte a su uso, escribiendo a {email}.</>
    ),
  },
  cookiesBlocked: {
    title: 'Tu navegador no guarda las cookies de esta web',
    afterSignIn: (phone: ReactNode) => (
      <>
        Usuario y contraseña son correctos, pero sin ellas no podemos saber que eres tú en la página
        siguiente. Permite las cookies de esta web en los ajustes del navegador y vuelve a entrar. Si no sabes
        cómo, llámanos al {phone} y te damos la cita por teléfono.
      </>
    ),
    afterRegistration: (phone: ReactNode) => (
      <>
        Tu cuenta está creada, pero sin ellas no podemos saber que eres tú en la página siguiente. Permite las
        cookies de esta web en los ajustes del navegador y vuelve a entrar. Si no sabes cómo, llámanos al{' '}
        {phone} y te damos la cita por teléfono.
      </>
    ),
  },
  notSent: {
    title: 'No se ha enviado',
    advice: 'Parece que no hay conexión. Lo que has escrito sigue aquí: inténtalo de nuevo.',
  },
  noScript: {
    title: (action: string) => `${action} hace falta JavaScript`,
    advice:
      'Tu navegador lo tiene desactivado. Actívalo y vuelve a cargar la página, o escríbenos o llámanos y lo hacemos contigo.',
  },
  session: {
    unknown: 'No hemos podido comprobar tu sesión',
    retry: 'Volver a intentar',
  },
};

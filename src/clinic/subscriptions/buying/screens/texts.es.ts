export const es = {
  plan: (name: string) => `Plan ${name}`,
  close: 'Cerrar',
  bought: {
    yourPayment: 'Tu pago',
    isPaid: (name: string) => `Plan ${name}. Tu pago está hecho.`,
    ready: (count: number, sessions: string) =>
      `${count === 1 ? 'Tienes lista' : 'Tienes listas'} ${sessions}`,
    toProfile: (ready: string) =>
      `${ready} para reservar. Te llevamos a tu perfil: allí están siempre tus sesiones y tus pagos.`,
    goNow: 'Ir ahora',
    stay: 'Quedarme aquí',
    checking: 'Comprobando...',
    checkAgain: 'Comprobar otra vez',
  },
  child: {
    title: 'Sobre el niño o la niña',
    description: (name: string, minimumAge: string) =>
      `Plan ${name}. Atendemos desde los ${minimumAge} hasta los 17. Lo compra su madre, su padre o su tutor legal.`,
    checking: 'Comprobando...',
    next: 'Continuar',
    cancel: 'Cancelar',
    birthDate: 'Fecha de nacimiento',
    guardian: 'Soy su madre, padre o tutor legal',
    notSaved: 'No hemos podido guardarlo',
    isKept: 'Lo que has escrito sigue aquí. Inténtalo de nuevo en un momento.',
  },
  signIn: {
    title: 'Inicia sesión',
    needed: 'Necesitas iniciar sesión para suscribirte',
    signIn: 'Iniciar Sesión',
    notNow: 'Ahora no',
    isKept: (minutes: number) =>
      `Si aún no tienes cuenta, la abres en un minuto. Guardamos tu elección ${minutes} minutos y seguimos desde aquí.`,
  },
  unknownSession: {
    title: 'Suscribirme',
    retry: 'Volver a intentar',
    failed: 'No hemos podido comprobar tu sesión',
    advice: 'No se ha cobrado nada. Vuelve a intentarlo.',
  },
};

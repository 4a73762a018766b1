export const es = {
  verified: {
    email: 'Tu correo ha quedado verificado.',
    phone: 'Tu teléfono ha quedado verificado.',
  },
  notACode: 'El código tiene 6 dígitos.',
  /** Why no code can prove an address. */
  unusable: {
    missing: 'Pide primero un código.',
    used: 'Ese código ya se ha usado.',
    tried: 'Has agotado los intentos con ese código. Pide uno nuevo.',
    expired: 'Ese código ha caducado. Pide uno nuevo.',
  },
  wrongCode: (triesLeft: number) => {
    if (triesLeft <= 0) return 'El código no es correcto y ya no quedan intentos. Pide uno nuevo.';
    return triesLeft === 1
      ? 'El código no es correcto. Te queda 1 intento.'
      : `El código no es correcto. Te quedan ${triesLeft} intentos.`;
  },
  wait: (seconds: number) =>
    `Espera ${seconds === 1 ? '1 segundo' : `${seconds} segundos`} antes de pedir otro código.`,
  emailSent: 'Hemos enviado un nuevo código a tu correo electrónico',
  smsSent: (phone: string) => `Hemos enviado un SMS con un código al ${phone}.`,
  noEmail: 'Tu cuenta no tiene correo electrónico. Añádelo en tu perfil.',
  alreadyVerified: 'Tu correo ya está verificado.',
  notServed: 'Solo podemos enviar SMS a móviles españoles: empiezan por 6 o por 7.',
  tooShort: 'A ese teléfono le faltan cifras. Los móviles españoles tienen nueve.',
  needsPassword: 'Tu teléfono verificado se cambia en «Tus datos»: allí te pedimos la contraseña.',
  smsDisabled: 'Ahora mismo no enviamos SMS. Tu teléfono queda como está.',
  tooManyThisHour: (codes: number) => `Ya hemos enviado ${codes} códigos en una hora. Inténtalo más tarde.`,
  tooManyToday: 'Ya hemos enviado demasiados códigos hoy. Vuelve a intentarlo mañana.',
  tooManyFromHere: 'Hoy ya hemos enviado demasiados SMS desde tu conexión. Vuelve a intentarlo mañana.',
  budgetSpent: 'Hoy no podemos enviar más SMS. Vuelve a intentarlo mañana.',
};

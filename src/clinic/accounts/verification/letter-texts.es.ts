export const es = {
  subject: 'Tu código de verificación',
  type: 'Para confirmar que este correo es tuyo, escribe este código en nuestra web:',
  validity: (minutes: number) =>
    `Vale durante ${minutes} minutos y una sola vez. Si pides otro, este deja de valer.`,
  enter: 'Escribir el código',
  notYou:
    'Si no has creado una cuenta con nosotros, no tienes que hacer nada: sin el código nadie puede confirmar este correo.',
  sms: (code: string, clinic: string, minutes: number) =>
    `${code} es tu código de ${clinic}. Vale ${minutes} minutos.`,
};

export const es = {
  subject: 'Elige otra contraseña',
  asked: (username: string) =>
    `Alguien, seguramente tú, ha pedido entrar de nuevo en la cuenta «${username}».`,
  choose: 'Elegir otra contraseña',
  validity: (minutes: number) =>
    `El enlace vale ${minutes} minutos y una sola vez. Si pides otro, este deja de servir.`,
  notYou: 'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  changed: {
    subject: 'Tu contraseña ha cambiado',
    text: (username: string) =>
      `La contraseña de tu cuenta «${username}» acaba de cambiar, y hemos cerrado las sesiones que había abiertas en otros dispositivos.`,
    notYou: (phone: string) => `Si no has sido tú, llámanos cuanto antes: ${phone}.`,
  },
};

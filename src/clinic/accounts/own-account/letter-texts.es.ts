export const es = {
  emailChanged: {
    subject: 'Tu correo electrónico ha cambiado',
    toNew: (username: string) =>
      `El correo de tu cuenta «${username}» ha cambiado. A partir de ahora escribiremos al nuevo, y a este no.`,
    toNone: (username: string) =>
      `Tu cuenta «${username}» ya no tiene correo. A partir de ahora no te escribiremos a este.`,
    stillGood: 'Mientras nadie confirme otro correo, con este puedes seguir recuperando tu contraseña.',
    notYou: (phone: string) => `Si no has sido tú, llámanos cuanto antes: ${phone}.`,
  },
  corrected: {
    subject: 'Hemos corregido tus datos de contacto',
    email: 'el correo',
    phone: 'el teléfono',
    changed: (what: string, username: string) =>
      `En la clínica hemos cambiado ${what} de tu cuenta «${username}».`,
    newEmail: 'A partir de ahora te escribiremos al correo nuevo.',
    unverified: 'Lo que hemos cambiado queda sin confirmar hasta que lo confirmes en tu perfil.',
    notAsked: (phone: string) => `Si no lo has pedido, llámanos cuanto antes: ${phone}.`,
  },
  goodbye: {
    subject: 'Tu cuenta está eliminada',
    closed: 'Como nos has pedido, hemos eliminado tu cuenta. Ya no se puede entrar en ella.',
    deleted: (what: string) => `Hemos borrado: ${what}.`,
    kept: (what: string) => `La ley nos obliga a conservar: ${what}.`,
    last: 'Este mensaje es el último que te enviamos, y también lo borraremos.',
    until: (what: string, day: string) => `${what}, hasta el ${day}`,
  },
};

export const es = {
  title: 'Cuentas del equipo',
  account: (role: string, username: string) => `${role} · cuenta «${username}»`,
  withSecondFactor: ' · con segundo paso',
  withoutSecondFactor: ' · sin segundo paso todavía',
  changeEmail: 'Cambiar el correo',
  ofName: (name: string) => `de ${name}`,
  resetAccess: 'Restablecer el acceso',
  noEmail: 'Sin correo',
  noDate: 'sin fecha de alta',
  since: (day: string) => `desde el ${day}`,
  setBy: (name: string) => `lo puso ${name}`,
  password: 'Tu contraseña',
  code: 'Tu código de acceso',
  reset: {
    done: 'Acceso restablecido',
    linkSent: (email: string | null) => `El enlace va camino de ${email}.`,
    before: (name: string) =>
      `${name} sale ahora mismo de todos sus dispositivos. Su contraseña, su segundo paso y sus códigos dejan de valer. El enlace para elegir otra contraseña va a`,
    after: (days: number, name: string) =>
      `: vale ${days} días y una sola vez. Comprueba con ${name} que ese correo es suyo.`,
    busy: 'Restableciendo...',
  },
  email: {
    done: 'Correo cambiado',
    isNow: (name: string, email: string) => `El correo de ${name} es ${email}.`,
    lead: 'Los avisos y el enlace para una contraseña nueva irán a este correo. Al de antes le llega un aviso.',
    label: 'Correo nuevo',
    saving: 'Guardando...',
    save: 'Guardar el correo',
  },
};

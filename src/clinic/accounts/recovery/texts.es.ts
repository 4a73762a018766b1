export const es = {
  fields: {
    identifier: 'Escribe tu nombre de usuario o tu correo',
    tooLong: 'Es demasiado largo',
  },
  linkOver: 'Este enlace ya no sirve. Pide otro y usa el del último correo.',
  // Must be true in every case: an address that has reached its daily limit receives no link.
  neutralResponse:
    'Si hay una cuenta con esos datos y tiene correo electrónico, te llegará un enlace para elegir otra contraseña. Si hoy ya han salido varios correos a esa dirección, puede que no llegue hasta mañana.',
};

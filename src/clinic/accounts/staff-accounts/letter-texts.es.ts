export const es = {
  subject: (clinic: string) => `Tu acceso al panel de ${clinic}`,
  access: (username: string) => `Dirección te ha dado acceso con el nombre de usuario «${username}».`,
  choose: 'Elegir mi contraseña',
  validity: (days: number) =>
    `El enlace vale ${days} días y una sola vez. Después de entrar te pediremos activar un segundo paso con una aplicación del móvil.`,
  unexpected: 'Si no esperabas este correo, no hagas nada y avisa a dirección.',
};

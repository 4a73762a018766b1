export const es = {
  subject: 'Tu cuenta en la web de la clínica',
  invitation: (clinic: string) => `Desde ${clinic} te invitamos a ver y cambiar tus citas en nuestra web.`,
  create: 'Crear mi cuenta',
  validity: (days: number) =>
    `El enlace vale ${days} días y una sola vez. Si ya tienes cuenta, entra con ella y quedará unida a tu ficha.`,
  unexpected: (phone: string) => `Si no esperabas este correo, no hagas nada, o llámanos: ${phone}.`,
};

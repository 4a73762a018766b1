export const es = {
  refusals: {
    link_over: 'Este enlace ya no sirve: se ha usado o ha caducado. Pide otro a la clínica.',
    contradicts: 'Tu cuenta y la ficha de la clínica no coinciden. Llámanos y lo miramos contigo.',
  },
  inviteRefusals: {
    has_account: 'Ya tiene una cuenta.',
    no_email: 'Para invitarla hace falta su correo: escríbelo antes en la ficha.',
  },
  tooYoung: (age: number) =>
    `Tiene menos de ${age} años: quienes la tutelan reservan y reciben los avisos por ella.`,
};

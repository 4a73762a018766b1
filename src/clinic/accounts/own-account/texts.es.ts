export const es = {
  fields: {
    password: 'Escribe tu contraseña',
    passwordTooLong: 'La contraseña es demasiado larga',
  },
  refusals: {
    wrong_password: 'La contraseña no es correcta.',
    password_required: 'Para cambiar tu correo o tu teléfono, escribe también tu contraseña.',
    open_appointments: 'Antes de eliminar tu cuenta, cancela tus próximas citas.',
    staff_email: 'El correo de una cuenta del equipo lo cambia la dirección.',
    staff_account: 'Las cuentas del personal las cierra la clínica.',
  },
};

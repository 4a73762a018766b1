import type { es } from './texts.es.ts';

export const ca: typeof es = {
  fields: {
    password: 'Escriu la teva contrasenya',
    passwordTooLong: 'La contrasenya és massa llarga',
  },
  refusals: {
    wrong_password: 'La contrasenya no és correcta.',
    password_required: 'Per canviar el teu correu o el teu telèfon, escriu també la teva contrasenya.',
    open_appointments: 'Abans d’eliminar el teu compte, anul·la les teves properes cites.',
    staff_email: 'El correu d’un compte de l’equip el canvia la direcció.',
    staff_account: 'Els comptes del personal els tanca la clínica.',
  },
};

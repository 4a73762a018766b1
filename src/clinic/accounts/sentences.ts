/** Apart from the contract, so that screens that only say it need no zod. */
export const passwordsDiffer = 'Las contraseñas no coinciden';

export const wrongCredentials = 'Credenciales incorrectas. Verifica tu usuario y contraseña.';

/** Separate from the contract, so that screens that only show them do not load zod. */
export const passwordsDiffer = 'Las contraseñas no coinciden';

export const wrongCredentials = 'Credenciales incorrectas. Verifica tu usuario y contraseña.';

export const es = {
  fields: {
    usernameTooShort: 'El nombre de usuario debe tener al menos 3 caracteres',
    usernameTooLong: 'El nombre de usuario es demasiado largo',
    usernameCharacters: 'Usa letras latinas, cifras y los signos . _ - + @ &',
    usernameNeedsLetter: 'El nombre de usuario necesita alguna letra o cifra',
    passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
    passwordTooLong: 'La contraseña es demasiado larga',
    phone: 'Por favor, introduce un número de teléfono válido',
    nameTooLong: 'El nombre es demasiado largo',
    nameNeedsLetter: 'Escribe el nombre con alguna letra',
    email: 'Escribe un correo electrónico válido',
    emailTooLong: 'El correo electrónico es demasiado largo',
    addressTooLong: 'La dirección es demasiado larga',
  },
  refusals: {
    username_taken: 'Ese nombre de usuario ya está en uso. Prueba con otro.',
    username_reserved: 'Ese nombre podría confundirse con el de la clínica. Elige otro.',
    weak_password: 'Esa contraseña es demasiado fácil de adivinar. Elige otra.',
  },
};

export const es = {
  codeMissing: 'Escribe el código',
  codeTooLong: 'El código es demasiado largo',
  passwordMissing: 'Escribe tu contraseña',
  passwordTooLong: 'La contraseña es demasiado larga',
  refusals: {
    wrong_code: 'Ese código no es correcto o ya se ha usado. Espera al siguiente y vuelve a probar.',
    factor_exists: 'Ya tienes un segundo paso. Para cambiarlo, pide a dirección que lo restablezca.',
    no_factor: 'Todavía no tienes un segundo paso. Actívalo primero.',
    wrong_password: 'La contraseña no es correcta.',
  },
  passwordOrCodeMissing: 'Escribe tu contraseña o un código',
  factorUnreadable:
    'Ahora no podemos comprobar los códigos de tu aplicación. Usa uno de los de papel o avisa a dirección.',
};

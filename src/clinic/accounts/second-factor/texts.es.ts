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
  wrongClock: {
    refused: {
      prove:
        'El reloj del servidor no está en hora, y puede que por eso no acepte el código. Usa uno de los de papel y avisa a quien lleva el servidor.',
      // Before the setup there are no codes on paper.
      setUp:
        'El reloj del servidor no está en hora, y puede que por eso no acepte el código. Avisa a quien lleva el servidor.',
    },
    warning: {
      prove:
        'El reloj del servidor no está en hora: puede que el panel rechace los códigos de tu aplicación aunque sean correctos. Si pasa, usa uno de los de papel y avisa a quien lleva el servidor.',
      setUp:
        'El reloj del servidor no está en hora: puede que el panel rechace el código de tu aplicación aunque sea correcto. Avisa a quien lleva el servidor antes de empezar.',
    },
  },
};

export const es = {
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

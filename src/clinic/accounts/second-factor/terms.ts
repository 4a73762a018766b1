export const secondFactorStates = ['none', 'needed', 'proved'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

export const recoveryCodeCount = 10;

export const clockIsWrong = 'El reloj del servidor no está en hora';

/** Shown before a code is typed, while the server's clock is wrong. */
export const wrongClockWarnings = {
  prove: `${clockIsWrong}: puede que el panel rechace los códigos de tu aplicación aunque sean correctos. Si pasa, usa uno de los de papel y avisa a quien lleva el servidor.`,
  setUp: `${clockIsWrong}: puede que el panel rechace el código de tu aplicación aunque sea correcto. Avisa a quien lleva el servidor antes de empezar.`,
};

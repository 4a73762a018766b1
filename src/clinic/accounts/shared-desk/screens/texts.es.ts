export const es = {
  enter: 'Entrar',
  back: 'Volver',
  enteredToday: 'Han entrado hoy en este puesto',
};

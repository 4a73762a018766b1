export const es = {
  refusals: {
    no_process: 'No tienes ningún proceso abierto con esta persona.',
    visits_to_come: 'Tiene citas contigo por venir. Cancélalas antes, o da el alta después de la última.',
    other_day: 'El alta se da entre el primer día del proceso y hoy.',
  },
  chooseDay: 'Elige el día del alta.',
};

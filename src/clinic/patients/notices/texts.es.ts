export const es = {
  refusals: {
    not_asked: 'Esto se pregunta entre los 14 y los 18 años.',
    nobody_told: 'Alguien tiene que recibir los avisos: elige al menos a una persona.',
  },
};

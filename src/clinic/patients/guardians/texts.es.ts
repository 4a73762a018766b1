export const es = {
  noContactExcludes: 'Sin contacto excluye reservar, recibir avisos y pedir la historia.',
  chooseOrCreate: 'Elige a una persona o da de alta a una nueva.',
  refusals: {
    not_a_child: 'Ya es mayor de edad: no tiene tutores.',
    guardian_is_child: 'Quien cuida de un menor tiene que ser mayor de edad.',
    already_guardian: 'Esa persona ya figura en la ficha.',
  },
};

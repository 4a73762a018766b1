export const es = {
  refusals: { of_age: 'Es mayor de edad: escribe por qué sigues.' },
  tooLong: 'Es demasiado largo: resúmelo',
  badCharacters: 'Hay caracteres que no podemos aceptar',
  reasonMissing: 'Escribe por qué sigues: una frase basta.',
};

export const es = {
  refusals: {
    crisis_protocol_missing: 'Esto no está abierto ahora mismo. Si es urgente, llama al 112 o al 024.',
  },
  tooLong: 'Es demasiado largo.',
  badCharacters: 'Hay caracteres que no podemos aceptar.',
  respondersMissing: 'Di quién atiende.',
  hoursMissing: 'Di cuándo.',
  stepsMissing: 'Di qué se hace.',
};

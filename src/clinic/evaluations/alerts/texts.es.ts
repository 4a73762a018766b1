export const es = {
  refusals: { not_in_progress: 'Este aviso no lo lleva nadie ahora, o ya está cerrado. Mira cómo está.' },
  outcomeTooLong: 'El texto es demasiado largo.',
  badCharacters: 'Hay caracteres que no podemos aceptar.',
  outcomeMissing: 'Escribe qué se ha hecho: sin eso no se cierra.',
};

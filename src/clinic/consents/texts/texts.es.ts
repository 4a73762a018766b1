export const es = {
  refusals: { same_text: 'Es igual que el texto publicado: no hay nada que publicar.' },
  chooseKind: 'Elige qué se firma',
  titleMissing: 'Escribe un título',
  titleTooLong: 'El título es demasiado largo',
  bodyMissing: 'Escribe el texto que se firma',
  bodyTooLong: 'El texto es demasiado largo',
  badCharacters: 'Hay caracteres que no podemos aceptar',
};

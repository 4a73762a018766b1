export const es = {
  refusals: {
    chat_not_in_plan: 'Tu plan no incluye ahora el chat. Lo que ya está escrito puedes seguir leyéndolo.',
  },
  reload: 'Vuelve a cargar la página y envíalo otra vez.',
  empty: 'Escribe algo antes de enviarlo.',
  characters: 'Hay caracteres que no podemos aceptar.',
  tooLong: (letters: number) => `Es demasiado largo: caben ${letters} letras. Envíalo en dos mensajes.`,
  unreadable: 'No se puede leer este mensaje ahora.',
};

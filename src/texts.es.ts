export const es = {
  copy: 'Esto es una copia para ensayos: no envía mensajes y no cobra.',
  kept: 'Lo que ya estaba guardado sigue guardado.',
  toHome: 'Ir al inicio',
};

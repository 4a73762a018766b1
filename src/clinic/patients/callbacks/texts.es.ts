export const es = {
  chooseReason: 'Elige qué quiere.',
  tooLong: 'Es demasiado largo.',
  unreadable: 'No se puede leer',
  chooseCaller: 'Elige quién llama.',
};

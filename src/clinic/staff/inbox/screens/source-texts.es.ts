export const es = {
  unsettled: 'sin resolver',
  chat: 'Chat',
  nameless: 'Alguien sin nombre',
  evaluation: 'Cuestionario',
};

export const protocolFields = [
  {
    name: 'responders',
    label: 'Quién atiende',
    hint: 'Nombre de quien recibe el aviso y de quien le sustituye.',
  },
  {
    name: 'hours',
    label: 'Cuándo',
    hint: 'A qué horas se lee y qué se contesta fuera de ellas.',
  },
  {
    name: 'steps',
    label: 'Qué se hace',
    hint: 'En orden: llamada, a quién avisar, 112, dónde se apunta.',
  },
] as const;

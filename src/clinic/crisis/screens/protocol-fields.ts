export const protocolFields = [
  {
    name: 'responders',
    label: 'Quién atiende',
    hint: 'Por su nombre: quién recibe el aviso y quién si esa persona no está.',
  },
  {
    name: 'hours',
    label: 'Cuándo',
    hint: 'En qué horas lo lee alguien, y qué se le dice a quien escribe fuera de ellas.',
  },
  {
    name: 'steps',
    label: 'Qué se hace',
    hint: 'En orden: la llamada, a quién más se avisa, cuándo el 112, dónde se apunta.',
  },
] as const;

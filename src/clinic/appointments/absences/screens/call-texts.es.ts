export const es = {
  calls: {
    title: 'Hay que llamar',
    unknown: 'No sabemos si hay que llamar a alguien',
    noPhone: 'No tenemos su teléfono',
    isCancelled: (day: string, span: string) => `No sabe que su cita se ha cancelado: ${day}, ${span}`,
    isMoved: (day: string, span: string) => `No sabe que su cita es ahora: ${day}, ${span}`,
    informed: 'Ya lo sabe',
    informedFor: (name: string) => `Ya lo sabe: ${name}`,
    busy: 'Anotando...',
  },
};

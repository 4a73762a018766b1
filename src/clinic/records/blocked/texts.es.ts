export const es = {
  refusals: { reason_required: 'Di antes por qué lo abres: queda apuntado.' },
  chooseReason: 'Elige por qué lo abres.',
  unreadableNote: 'No se puede leer esta nota ahora.',
  nameless: 'Sin nombre',
  sessionNotes: 'Notas de las sesiones',
};

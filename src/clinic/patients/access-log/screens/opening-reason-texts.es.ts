export const es = {
  question: 'Por qué lo abres',
  choose: 'Elige un motivo',
  reasons: {
    emergency: 'Una urgencia',
    complaint: 'Una reclamación',
    legal: 'Una obligación legal',
    patient_request: 'Lo ha pedido la persona',
  },
};

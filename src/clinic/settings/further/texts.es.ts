export const es = {
  professionalMissing: 'Di quién la atiende.',
  modalityMissing: 'Di dónde se hace.',
  childrenAlone: 'Para niñas y niños va sola: si también es para personas adultas, añade otra consulta.',
  nameMissing: 'Escribe cómo se llama.',
  descriptionMissing: 'Escribe una frase que diga cómo es.',
  vatMissing: 'Di si lleva IVA.',
  notInTeam: 'Alguien de la lista ya no está en el equipo.',
};

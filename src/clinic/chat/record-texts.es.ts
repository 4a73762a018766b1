/** The chat in copies of the record, and in what an erasure did. */
export const es = {
  title: 'Mensajes del chat',
  person: 'La persona',
  team: 'El equipo',
  erased: 'lo que escribiste y te escribieron en el chat',
  kept: 'lo que escribiste y te escribieron en el chat, bloqueado, con tu historia clínica',
};

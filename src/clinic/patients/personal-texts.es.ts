/** What an erasure deleted or kept, for the person. */
export const es = {
  record: 'tu ficha de paciente',
  ties: 'tu vínculo con las personas a tu cargo',
  companions: 'quién te acompañaba o a quién acompañabas',
  retentionLaw: (years: number) => `Llei 21/2000, art. 12: ${years} años desde el alta`,
  /** Fields that are emptied in a record that stays locked. */
  fields: {
    language: 'tu idioma',
    phone: 'tu teléfono',
    email: 'tu correo',
    address: 'tu dirección',
    emergencyName: 'tu contacto de emergencia',
    emergencyPhone: 'el teléfono de tu contacto de emergencia',
    emergencyRelation: 'tu relación con ese contacto',
    deskRemark: 'la nota de recepción sobre ti',
  },
};

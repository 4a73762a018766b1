export const es = {
  professional: 'Profesional',
  reception: 'Recepción',
  admin: 'Dirección',
};

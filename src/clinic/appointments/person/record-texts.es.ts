export const es = {
  title: 'Citas',
  appointment: (professional: string) => `Cita con ${professional}`,
  notes: (notes: string) => `Al reservar se escribió: ${notes}`,
};

export const es = {
  dueTitle: 'Solicitudes con plazo cercano o vencido',
  dueUnknown: 'No sabemos si hay solicitudes con plazo cercano',
  termEnded: (day: string) => `El plazo acabó el ${day}.`,
  termEnds: (day: string) => `El plazo acaba el ${day}.`,
};

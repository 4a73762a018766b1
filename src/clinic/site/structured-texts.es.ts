export const es = {
  plan: (name: string) => `Plan ${name}`,
  firstVisit: (service: string) => `${service}, primera visita`,
  sessions: (count: number) => `${count} sesiones`,
};

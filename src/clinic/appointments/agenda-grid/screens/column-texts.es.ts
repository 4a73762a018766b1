export const es = {
  holiday: 'Festivo',
  week: (first: string, last: string) => `Semana del ${first} al ${last}`,
};

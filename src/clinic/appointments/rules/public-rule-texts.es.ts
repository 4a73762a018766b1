export const es = {
  inTime: (hours: number) => `${hours} horas antes, o más`,
  tooLate: (hours: number) => `Menos de ${hours} horas antes`,
  change: (hours: number) =>
    `Hasta ${hours} horas antes la cambias de día sin coste, o la cancelas y te devolvemos todo.`,
  cancel: (hours: number) => `Hasta ${hours} horas antes puedes cancelarla, y te devolvemos todo.`,
};

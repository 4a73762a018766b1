export const es = {
  title: 'Para la gestoría',
  help: 'Todos los cobros y devoluciones, con recibo, IVA y número de factura. «Pendiente»: falta el número. El CSV lleva punto y coma, y coma decimal; si la hoja de cálculo no está en español, usa el de Excel.',
  /** @param number 1 to 4 */
  quarter: (number: number, year: string) =>
    `${['primer', 'segundo', 'tercer', 'cuarto'][number - 1]} trimestre de ${year}`,
  ofQuarter: (quarter: string) => `del ${quarter}`,
};

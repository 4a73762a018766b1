import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Per a la gestoria',
  help: 'Tots els cobraments i devolucions, amb rebut, IVA i número de factura. «Pendent»: falta el número. El CSV porta punt i coma, i coma decimal; si el full de càlcul no és en català o en castellà, fes servir el d’Excel.',
  quarter: (number, year) => `${['primer', 'segon', 'tercer', 'quart'][number - 1]} trimestre de ${year}`,
  ofQuarter: (quarter) => `del ${quarter}`,
};

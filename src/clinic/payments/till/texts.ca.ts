import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    till_open: 'La caixa ja està oberta.',
    note_needed: 'El que s’ha comptat no quadra. Torna a comptar o escriu què ha passat.',
    too_much: 'A la caixa no hi ha tant.',
  },
  amountMissing: 'Escriu quant hi ha',
  tooMuch: 'És massa',
  tooLong: 'És massa llarg',
};

import type { Band } from '../instruments/terms.ts';
import type { Instrument } from '../terms.ts';

/** The bands as the literature calls them: for whoever reads the answers at the clinic. */
export const bandWords: Readonly<Record<Band, string>> = {
  minimal: 'mínima',
  mild: 'leve',
  moderate: 'moderada',
  moderately_severe: 'moderadamente grave',
  severe: 'grave',
};

/** What a score says to the person, and no more: how often something was there, never what they have. */
const sentences: Readonly<Record<Instrument, Record<Band, string>>> = {
  'phq-9': {
    minimal: 'En esas dos semanas señalaste pocas molestias de ánimo, o ninguna.',
    mild: 'En esas dos semanas señalaste algunas molestias de ánimo.',
    moderate: 'En esas dos semanas señalaste bastantes molestias de ánimo.',
    moderately_severe: 'En esas dos semanas señalaste muchas molestias de ánimo.',
    severe: 'En esas dos semanas señalaste muchas molestias de ánimo, casi a diario.',
  },
  'gad-7': {
    minimal: 'En esos días señalaste pocas molestias de ansiedad, o ninguna.',
    mild: 'En esos días señalaste algunas molestias de ansiedad.',
    moderate: 'En esos días señalaste bastantes molestias de ansiedad.',
    moderately_severe: 'En esos días señalaste muchas molestias de ansiedad.',
    severe: 'En esos días señalaste muchas molestias de ansiedad, casi a diario.',
  },
};

export const sentenceOf = (instrument: Instrument, band: Band): string => sentences[instrument][band];

/** Stands beside every result. */
export const whatItIsNot =
  'No es un diagnóstico. Es una medida de unos días, que solo dice algo junto con lo que habláis en consulta.';

/** How much a professional may write with a result. */
export const mostWords = 2_000;

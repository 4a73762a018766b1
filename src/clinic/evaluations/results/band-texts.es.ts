export const es = {
  bands: {
    minimal: 'mínima',
    mild: 'leve',
    moderate: 'moderada',
    moderately_severe: 'moderadamente grave',
    severe: 'grave',
  },
};

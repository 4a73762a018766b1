export const es = {
  kept: 'el registro de lo que se hizo en la cuenta, sin tu nombre',
  keptBecause: 'RGPD, art. 5.2: poder demostrar lo que se hizo',
};

export const es = {
  unsubmitted: 'los cuestionarios que no llegaste a entregar',
  kept: 'los cuestionarios que respondiste, cifrados y bloqueados, como parte de la historia clínica',
};

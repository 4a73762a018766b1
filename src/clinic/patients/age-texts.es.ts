const inMonths = (months: number) => (months === 1 ? '1 mes' : `${months} meses`);

export const es = {
  years: (years: number) => (years === 1 ? '1 año' : `${years} años`),
  andAHalf: (years: string) => `${years} y medio`,
  andMonths: (years: string, months: number) => `${years} y ${inMonths(months)}`,
};

export const es = {
  minutes: (minutes: number) => `${minutes}\u00a0minutos`,
  minutesBetween: (shortest: number, longest: number) => `entre ${shortest} y ${longest}\u00a0minutos`,
};

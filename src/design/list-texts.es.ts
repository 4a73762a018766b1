export const es = {
  earlier: 'Anteriores',
  later: 'Siguientes',
  dayGoesOn: 'El día se puede llevar igual.',
  help: (about: string) => `Ayuda: ${about}`,
};

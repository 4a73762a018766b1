export const es = {
  otherDevice: 'Otro dispositivo',
  browserOn: (system: string) => `Navegador en ${system}`,
  on: (browser: string, system: string) => `${browser} en ${system}`,
};

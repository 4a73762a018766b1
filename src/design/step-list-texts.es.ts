export const es = {
  stepOf: (step: number, steps: number) => `Paso ${step} de ${steps}`,
};

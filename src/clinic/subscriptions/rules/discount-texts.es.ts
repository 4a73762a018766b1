export const es = { discount: (percent: number) => `${percent} % de descuento` };

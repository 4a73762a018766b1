export const es = {
  greeting: 'Hola:',
  greet: (name: string) => `Hola, ${name}:`,
  contact: (phone: string) => `Si necesitas algo, responde a este correo o llámanos: ${phone}`,
  copyAddress: 'O copia esta dirección:',
};

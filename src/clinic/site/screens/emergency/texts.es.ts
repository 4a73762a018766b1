export const es = {
  title: 'Teléfonos de emergencia',
  advice: 'Si tú u otra persona corre peligro, llama ahora.',
  notHere: (clinic: string) =>
    `No hace falta tenerlo claro para llamar. En ${clinic} no atendemos urgencias por la web ni por mensaje: en estos teléfonos te responden ya.`,
  call: (name: string, phone: string) => `Llamar a ${name}, ${phone}`,
};

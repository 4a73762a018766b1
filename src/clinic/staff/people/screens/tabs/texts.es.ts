export const es = {
  requests: 'Solicitudes',
  requestsLead:
    'Si pide una copia de su historia, corregirla o suprimirla, apúntalo el día que llega. Se contesta en',
  glance: 'De un vistazo',
  deskNote: 'Nota para recepción',
  all: (count: number) => `Todas (${count})`,
};

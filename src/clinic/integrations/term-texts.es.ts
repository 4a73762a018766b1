export const es = {
  webhookTypes: {
    'appointment.booked': 'Se reserva una cita',
    'appointment.moved': 'Una cita cambia de hora',
    'appointment.cancelled': 'Se cancela una cita',
    'payment.received': 'Se recibe un pago',
    'payment.returned': 'Se devuelve un pago',
    'endpoint.test': 'Prueba',
  },
  problems: {
    timeout: 'no ha contestado a tiempo',
    'unknown-host': 'esa dirección no existe',
    'not-public': 'la dirección lleva a una red privada',
    certificate: 'su certificado no vale',
    unreachable: 'no hay nadie en esa dirección',
    secret: 'no podemos leer su secreto; haz otro',
  },
  scopes: {
    agenda: {
      label: 'Leer la agenda',
      note: 'Ve las citas de toda la clínica, con nombre, teléfono, correo y fecha de nacimiento de cada persona, y la dirección si es a domicilio.',
    },
    book: {
      label: 'Citar',
      note: 'Reserva, cambia y cancela citas, y da de alta fichas. De cada una ve los mismos datos.',
    },
    money: {
      label: 'Cobrar',
      note: 'Ve lo que falta por pagar, con nombre y correo de quien paga, y anota cobros.',
    },
  },
};

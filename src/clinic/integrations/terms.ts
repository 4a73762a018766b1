/** Scopes of an API key. Each endpoint open to programs requires one. */
export const scopes = ['agenda', 'book', 'money'] as const;
export type Scope = (typeof scopes)[number];

export const scopeLabels: Record<Scope, { label: string; note: string }> = {
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
};

export const webhookTypes = [
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
  'payment.received',
  'payment.returned',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

export const webhookTypeLabels: Record<WebhookType | 'endpoint.test', string> = {
  'appointment.booked': 'Se reserva una cita',
  'appointment.moved': 'Una cita cambia de hora',
  'appointment.cancelled': 'Se cancela una cita',
  'payment.received': 'Se recibe un pago',
  'payment.returned': 'Se devuelve un pago',
  'endpoint.test': 'Prueba',
};

/** Reasons why an endpoint did not respond. */
export const problems = [
  'timeout',
  'unknown-host',
  'not-public',
  'certificate',
  'unreachable',
  'secret',
] as const;
export type Problem = (typeof problems)[number];

/** Labels shown to management, after 'No ha llegado: '. */
export const problemLabels: Record<Problem, string> = {
  timeout: 'no ha contestado a tiempo',
  'unknown-host': 'esa dirección no existe',
  'not-public': 'la dirección lleva a una red privada',
  certificate: 'su certificado no vale',
  unreachable: 'no hay nadie en esa dirección',
  secret: 'no podemos leer su secreto; haz otro',
};

/** Hours the previous secret keeps signing after a renewal. */
export const formerSecretHours = 24;

/** Timeout of one attempt in seconds, from DNS lookup to response status. */
export const deliverySeconds = 10;

/** More than anyone needs; each one adds a row to every booking. */
export const maxEndpoints = 10;

export const shownDeliveries = 8;

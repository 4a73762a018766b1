/** What a key may open; each endpoint that a program may call names one of them. */
export const scopes = ['agenda', 'book', 'money'] as const;
export type Scope = (typeof scopes)[number];

/** What each opens, as the direction reads it. */
export const scopeInWords: Record<Scope, { label: string; note: string }> = {
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

/** What programs can be told of. */
export const webhookTypes = [
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
  'payment.received',
  'payment.returned',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** Each as the direction reads it. */
export const typeInWords: Record<WebhookType | 'endpoint.test', string> = {
  'appointment.booked': 'Se reserva una cita',
  'appointment.moved': 'Una cita cambia de hora',
  'appointment.cancelled': 'Se cancela una cita',
  'payment.received': 'Se recibe un pago',
  'payment.returned': 'Se devuelve un pago',
  'endpoint.test': 'Prueba',
};

/** Why an endpoint has not answered. */
export const problems = [
  'timeout',
  'unknown-host',
  'not-public',
  'certificate',
  'unreachable',
  'secret',
] as const;
export type Problem = (typeof problems)[number];

/** Each as the direction reads it, after 'No ha llegado: '. */
export const problemInWords: Record<Problem, string> = {
  timeout: 'no ha contestado a tiempo',
  'unknown-host': 'esa dirección no existe',
  'not-public': 'la dirección lleva a una red privada',
  certificate: 'su certificado no vale',
  unreachable: 'no hay nadie en esa dirección',
  secret: 'no podemos leer su secreto; haz otro',
};

/** How long the former secret goes on signing beside a new one. */
export const formerSecretHours = 24;

/** One try may take this long, from the first look for its address to the answer's status. */
export const sendSeconds = 10;

/** More than anybody needs; each costs a row at every booking. */
export const mostEndpoints = 10;

/** Deliveries of an endpoint that are shown, the newest. */
export const shownDeliveries = 8;

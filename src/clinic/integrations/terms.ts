import { texts } from './term-texts.ts';
/** Scopes of an API key. Each endpoint open to programs requires one. */
export const scopes = ['agenda', 'book', 'money'] as const;
export type Scope = (typeof scopes)[number];

export const scopeLabels = (): Record<Scope, { label: string; note: string }> => texts().scopes;

export const webhookTypes = [
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
  'payment.received',
  'payment.returned',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

export const webhookTypeLabels = (): Record<WebhookType | 'endpoint.test', string> => texts().webhookTypes;

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
export const problemLabels = (): Record<Problem, string> => texts().problems;

/** Hours the previous secret keeps signing after a renewal. */
export const formerSecretHours = 24;

/** Timeout of one attempt in seconds, from DNS lookup to response status. */
export const deliverySeconds = 10;

/** More than anyone needs; each one adds a row to every booking. */
export const maxEndpoints = 10;

export const shownDeliveries = 8;

export { formerSecretHours, sendSeconds } from './webhooks/terms.ts';

/** What a key may open; each endpoint that a program may call names one of them. */
export const scopes = ['agenda', 'book', 'money'] as const;
export type Scope = (typeof scopes)[number];

/** What each opens, as the direction reads it. */
export const scopeInWords: Record<Scope, { label: string; note: string }> = {
  agenda: { label: 'Leer la agenda', note: 'Ve las citas de toda la clínica, con nombres.' },
  book: { label: 'Citar', note: 'Reserva, cambia y cancela citas, y da de alta fichas.' },
  money: { label: 'Cobrar', note: 'Ve lo que falta por pagar y anota cobros.' },
};

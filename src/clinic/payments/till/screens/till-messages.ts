import { formatEuros } from '#platform/money.ts';
import type { PaymentMethod } from '../../references.ts';
import type { TillStep } from '../../terms.ts';
import { methodNames } from '../../terms.ts';

/** Texts per action: button, form title, counted amount and confirmation. */
export const stepTexts: Record<
  TillStep,
  { button: string; count: string; submit: string; busy: string; done: string }
> = {
  opening: {
    button: 'Abrir la caja',
    count: 'Cuánto hay contado, en euros',
    submit: 'Abrir la caja',
    busy: 'Abriendo...',
    done: 'Caja abierta',
  },
  handover: {
    button: 'Entregar la caja',
    count: 'Cuánto hay contado, en euros',
    submit: 'Entregar la caja',
    busy: 'Entregando...',
    done: 'Caja entregada',
  },
  withdrawal: {
    button: 'Sacar dinero',
    count: 'Cuánto sacas, en euros',
    submit: 'Apuntar que lo saco',
    busy: 'Apuntando...',
    done: 'Apuntado',
  },
  closing: {
    button: 'Cerrar la caja',
    count: 'Cuánto hay contado, en euros',
    submit: 'Cerrar la caja',
    busy: 'Cerrando...',
    done: 'Caja cerrada',
  },
};

export const eventLabels: Record<TillStep, string> = {
  opening: 'Abierta con',
  handover: 'Entregada con',
  withdrawal: 'Sacados',
  closing: 'Cerrada con',
};

/** 'Cuadra.', 'Faltan 1,50 €.', 'Sobran 5 €.' */
export function formatDifference(cents: number): string {
  if (cents === 0) return 'Cuadra.';
  return `${cents < 0 ? 'Faltan' : 'Sobran'} ${formatEuros(Math.abs(cents))}.`;
}

export const methodName = (method: PaymentMethod): string =>
  method === 'wallet' ? 'Por internet' : methodNames()[method].name;

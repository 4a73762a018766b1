import { formatEuros } from '#platform/money.ts';
import type { PaymentMethod } from '../../references.ts';
import { methodNames } from '../../terms.ts';
import { texts } from './texts.ts';

/** 'Cuadra.', 'Faltan 1,50 €.', 'Sobran 5 €.' */
export function formatDifference(cents: number): string {
  const { even, lacks, exceeds } = texts().difference;
  if (cents === 0) return even;
  const amount = formatEuros(Math.abs(cents));
  return cents < 0 ? lacks(amount) : exceeds(amount);
}

export const methodName = (method: PaymentMethod): string =>
  method === 'wallet' ? texts().online : methodNames()[method].name;

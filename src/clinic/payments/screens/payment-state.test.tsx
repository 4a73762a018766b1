import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outcomeOnFailure, toOutcome } from './outcome.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { PaymentState } from './payment-state.ts';
import { applyChange, isOutdated } from './payment-state.ts';
import type { Payment } from './use-payment.ts';

const open: PaymentState = { checkout: undefined, isOpen: false, step: 'ready' };
const failed = applyChange(open, outcomeOnFailure(new TypeError('Failed to fetch')));
const title = 'Error al actualizar el estado de pago';
const shown = (state: PaymentState, status?: Parameters<typeof isOutdated>[1]) =>
  renderToStaticMarkup(<PaymentOutcome payment={state as Payment} status={status} />);

test('clears an earlier message once the payment is done or has a newer message', () => {
  expect(shown(failed)).toContain(title);
  expect(shown(applyChange(failed, { step: 'recording' }))).toContain(title);
  expect(shown(applyChange(failed, toOutcome({ success: true })))).toBe('');
  const checking = shown(applyChange(failed, toOutcome({ success: false, message: 'En revisión.' })));
  expect([checking.includes(title), checking.includes('Estamos comprobando tu pago')]).toEqual([false, true]);
  expect(checking).not.toContain('Comprobar otra vez');
});

test('clears messages of earlier steps in every later step', () => {
  for (const step of ['ready', 'approving', 'capturing', 'paid', 'checking', 'failed', 'withdrawn'] as const)
    expect([step, applyChange(failed, { step }).said]).toEqual([step, undefined]);
  expect(applyChange(failed, { isOpen: true }).said).toBe(failed.said);
});

test("shows only the server's status once it is newer", () => {
  expect(shown(failed, 'none')).toContain(title);
  for (const status of ['paid', 'checking', 'returning', 'returned'] as const)
    expect([status, shown(failed, status)]).toEqual([status, '']);
  const checking = applyChange(open, toOutcome({ success: false }));
  expect(shown(checking, 'checking')).toContain('Estamos comprobando tu pago');
  expect(shown(checking, 'paid')).toBe('');
});

test('keeps showing the reason of a refund while it is under way', () => {
  const judged = { ...failed, mayRecordAgain: false };
  expect([isOutdated(judged, 'returning'), isOutdated(judged, 'returned')]).toEqual([false, false]);
  expect(isOutdated(judged, 'paid')).toBe(true);
});

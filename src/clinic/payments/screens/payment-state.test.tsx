import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outcomeOf, outcomeOfFailure } from './outcome.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { PaymentState } from './payment-state.ts';
import { after, isOutdated } from './payment-state.ts';
import type { Payment } from './use-payment.ts';

const open: PaymentState = { checkout: undefined, isOpen: false, step: 'ready' };
const failed = after(open, outcomeOfFailure(new TypeError('Failed to fetch')));
const title = 'Error al actualizar el estado de pago';
const shown = (state: PaymentState, status?: Parameters<typeof isOutdated>[1]) =>
  renderToStaticMarkup(<PaymentOutcome payment={state as Payment} status={status} />);

test('clears an earlier message once the payment is done or has a newer message', () => {
  expect(shown(failed)).toContain(title);
  expect(shown(after(failed, { step: 'recording' }))).toContain(title);
  expect(shown(after(failed, outcomeOf({ success: true })))).toBe('');
  const checking = shown(after(failed, outcomeOf({ success: false, message: 'En revisión.' })));
  expect([checking.includes(title), checking.includes('Estamos comprobando tu pago')]).toEqual([false, true]);
  expect(checking).not.toContain('Comprobar otra vez');
});

test('clears messages of earlier steps in every later step', () => {
  for (const step of ['ready', 'approving', 'capturing', 'paid', 'checking', 'failed', 'withdrawn'] as const)
    expect([step, after(failed, { step }).said]).toEqual([step, undefined]);
  expect(after(failed, { isOpen: true }).said).toBe(failed.said);
});

test("shows only the server's status once it is newer", () => {
  expect(shown(failed, 'none')).toContain(title);
  for (const status of ['paid', 'checking', 'returning', 'returned'] as const)
    expect([status, shown(failed, status)]).toEqual([status, '']);
  const checking = after(open, outcomeOf({ success: false }));
  expect(shown(checking, 'checking')).toContain('Estamos comprobando tu pago');
  expect(shown(checking, 'paid')).toBe('');
});

test('keeps showing the reason of a refund while it is under way', () => {
  const judged = { ...failed, mayRecordAgain: false };
  expect([isOutdated(judged, 'returning'), isOutdated(judged, 'returned')]).toEqual([false, false]);
  expect(isOutdated(judged, 'paid')).toBe(true);
});

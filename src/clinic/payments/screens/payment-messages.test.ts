import { expect, test } from 'vitest';
import { paymentMessages, walletFailureMessage } from './payment-messages.ts';

test('says on a separate line that no money was taken', () => {
  expect(paymentMessages.notCaptured().note).toBe('No se ha cobrado nada.');
  expect(walletFailureMessage('PayPal', false)).toMatchObject({
    title: 'Error en PayPal',
    note: 'No se ha cobrado nada.',
  });
});

test('claims nothing about the money once the wallet may have taken it', () => {
  expect(walletFailureMessage('PayPal', true).note).toBeUndefined();
});

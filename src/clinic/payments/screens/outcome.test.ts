import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/client.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import { outcomeOnFailure, outcomeOnLostCapture, toOutcome, toRefusedOrder } from './outcome.ts';

const refused = (status: number, problem: object) => new ApiError(status, JSON.stringify(problem));

test("reports a payment as done, or as being checked with the server's message", () => {
  expect(toOutcome({ success: true })).toEqual({ step: 'paid' });
  expect(toOutcome({ success: false, message: 'En revisión.' })).toMatchObject({
    step: 'checking',
    said: { title: 'Estamos comprobando tu pago', text: 'En revisión.' },
  });
});

test('never asks to pay again when money may have moved, and offers another check', () => {
  for (const error of [
    new TypeError('Failed to fetch'),
    refused(500, {}),
    refused(503, { message: 'Vuelve luego.' }),
    refused(429, { message: 'Espera.' }),
    refused(401, { message: 'Inicia sesión.' }),
  ])
    expect(outcomeOnFailure(error)).toMatchObject({
      step: 'failed',
      said: {
        title: 'Error al actualizar el estado de pago',
        text: expect.stringMatching(/^Tu pago está hecho/),
      },
      mayRecordAgain: true,
    });
});

test('reports no failure when the response is lost', () => {
  for (const [outcome, words] of [
    [
      outcomeOnFailure(new ResponseLost()),
      /^No pagues otra vez: tu pago está hecho\. Se ha perdido nuestra respuesta/,
    ],
    [
      outcomeOnLostCapture(new ResponseLost()),
      /^No pagues otra vez: puede que tu pago ya esté hecho\. Se ha perdido la respuesta del proveedor de pagos/,
    ],
  ] as const)
    expect(outcome).toMatchObject({
      step: 'failed',
      said: { tone: 'warning', title: 'No sabemos si ha llegado', text: expect.stringMatching(words) },
      mayRecordAgain: true,
    });
});

test('reports a capture without response as failed only if the server has found nothing', () => {
  const message = 'No encontramos un pago terminado.';
  expect(outcomeOnLostCapture(refused(402, { code: 'not_verified', message }))).toMatchObject({
    step: 'ready',
    said: { title: 'Error en el pago', note: 'No hemos encontrado ningún cobro.' },
  });
  expect(outcomeOnLostCapture(refused(402, { code: 'bought_nothing', message }))).toMatchObject({
    step: 'failed',
    said: { text: message },
  });
});

test("shows the server's message when it has judged the payment", () => {
  const message = 'Te lo devolvemos entero.';
  expect(outcomeOnFailure(refused(402, { code: 'bought_nothing', message }))).toMatchObject({
    step: 'failed',
    said: { text: message },
    mayRecordAgain: false,
  });
  expect(outcomeOnFailure(refused(402, { code: 'declined', message }))).toMatchObject({
    step: 'ready',
    // The sentence of the specification, and ours on a separate line.
    said: {
      title: 'Error en el pago',
      text: 'Ha ocurrido un error al procesar tu pago. Por favor, inténtalo de nuevo o contacta con soporte.',
      note: message,
    },
  });
});

test('reports refused orders: changed price, expired, unreachable', () => {
  const price = toRefusedOrder(refused(409, { code: 'price_changed', price: 5050 }));
  expect(price).toMatchObject({ newPriceCents: 5050, said: { title: 'El precio ha cambiado' } });
  expect(price.said.text).toMatch(/^Ahora son 50,50\s€\./);
  expect(price.isFinal).toBeUndefined();
  expect(toRefusedOrder(refused(409, { code: 'hold_over', message: 'Ha caducado.' }))).toEqual({
    said: { tone: 'warning', text: 'Ha caducado.' },
    isFinal: true,
  });
  const away = toRefusedOrder(new TypeError('Failed to fetch'));
  expect(away.said.text).toMatch(/^No se ha cobrado nada\./);
  expect(away.isFinal).toBeUndefined();
});

test('reports a plan purchase that could not start in the specified words, and that nothing was charged', () => {
  const { said } = toRefusedOrder(new TypeError('Failed to fetch'), 'subscription');
  expect(said.title).toBe('Error en el pago');
  expect([said.text, said.note]).toEqual([
    'No se pudo procesar el pago. Inténtalo de nuevo.',
    'No se ha cobrado nada.',
  ]);
  const told = toRefusedOrder(
    refused(400, { message: 'Este plan no se vende así. Consúltanos.' }),
    'subscription',
  );
  expect(told.said.text).toBe('Este plan no se vende así. Consúltanos.');
});

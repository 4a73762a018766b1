import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { outcomeOnFailure } from '#clinic/payments/screens/outcome.ts';
import type { Payment } from '#clinic/payments/screens/use-payment.ts';
import { ApiError } from '#platform/api/client.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { HeldPanel } from './held-panel.tsx';
import type { HeldState } from './held-state.ts';

const inHalfAnHour = new Date(Date.now() + 30 * 60_000).toISOString();
const hold = {
  id: 7,
  type: 'office',
  date: '2027-03-02T09:30:00.000Z',
  professionalName: 'Dra. Nausica Riubell',
  price: 6500,
  status: 'pending',
  payment: 'none',
  holdExpiresAt: inHalfAnHour,
} as Appointment;

const boughtNothing = new ApiError(
  402,
  JSON.stringify({
    code: 'bought_nothing',
    message: 'Tu pago ha llegado, pero no hemos podido aplicarlo. Te lo devolvemos entero.',
  }),
);
const nothing = () => undefined;
function shown(
  state: HeldState,
  part: Partial<Appointment> = {},
  minutesLeft = 29,
  paying: Partial<Payment> = {},
): string {
  const appointment = { ...hold, ...part };
  const payment = { step: 'ready', isOpen: false, isUnderWay: false, ...paying } as Payment;
  return renderToStaticMarkup(
    <MemoryRouter>
      <HeldPanel
        appointment={appointment}
        state={state}
        minutesLeft={minutesLeft}
        payment={payment}
        until={inHalfAnHour}
        services={[]}
        onPay={nothing}
        onAgain={nothing}
      />
    </MemoryRouter>,
  );
}
const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const windowsOf = (markup: string) => ({
  lit: markup.match(/fill-glow"/g)?.length ?? 0,
  dark: markup.match(/fill-ink\/35"/g)?.length ?? 0,
});

test('shows first what is missing and puts the pay button before everything else', () => {
  const markup = shown('held');
  expect(words(markup)).toMatch(
    /^ Falta pagar: te la guardamos hasta las \d\d:\d\d Quedan 29 minutos\. Pagar ahora /,
  );
  expect(words(markup)).not.toMatch(/está reservada|queda reservada|está confirmada/);
  expect(markup).not.toContain('bg-pine-100');
});

test('says that the hour will be freed only if nothing has been paid', () => {
  const goes = /la hora vuelve a estar libre/;
  for (const state of ['held', 'paying', 'returned'] as const) expect(words(shown(state))).toMatch(goes);
  for (const state of ['confirming', 'checking', 'unclear', 'confirmed'] as const)
    expect(words(shown(state)), state).not.toMatch(goes);
});

test('lights the window of the booked hour until it is given up', () => {
  expect(windowsOf(shown('held'))).toEqual({ lit: 1, dark: 5 });
  expect(windowsOf(shown('confirmed', { status: 'confirmed', payment: 'paid' }))).toEqual({
    lit: 1,
    dark: 5,
  });
  expect(windowsOf(shown('over', { status: 'cancelled' }, 0))).toEqual({ lit: 0, dark: 6 });
});

test('adds a window for an hour that the day no longer offers', () => {
  expect(windowsOf(shown('held', { date: '2027-03-02T17:15:00.000Z' }))).toEqual({ lit: 1, dark: 6 });
});

test('says that the hour is free only after the server cancels the hold', () => {
  expect(words(shown('over', {}, 0))).toContain('Ha pasado el tiempo para pagar');
  expect(words(shown('over', {}, 0))).not.toMatch(/caducado|ya no te la guardamos|No se ha cobrado nada/);
  expect(words(shown('over', { status: 'cancelled' }, 0))).toContain('Tu reserva ha caducado');
  expect(words(shown('over', { status: 'cancelled' }, 0))).toContain('ya no te la guardamos');
});

test('suggests another hour only after the server cancels the hold', () => {
  expect(words(shown('over', {}, 0))).not.toContain('Elegir otra hora');
  expect(words(shown('over', { status: 'cancelled' }, 0))).toContain('Elegir otra hora');
});

test('shows a received payment as being confirmed, not as missing', () => {
  const markup = words(shown('confirming', {}, 29, { step: 'recording', isUnderWay: true }));
  expect(markup).toMatch(/^ Estamos confirmando tu cita Hemos recibido tu pago\. /);
  expect(markup).not.toContain('Falta pagar');
});

test('shows a refund under way and offers to pay again while the hour is held', () => {
  const paying = outcomeOnFailure(boughtNothing) as Partial<Payment>;
  for (const markup of [
    words(shown('returned', { payment: 'returning' }, 29, paying)),
    words(shown('returned', { payment: 'returning' })),
  ]) {
    expect(markup).toMatch(/^ Te devolvemos el pago /);
    expect(markup).toMatch(
      /Te guardamos la hora hasta las \d\d:\d\d: si la quieres, puedes volver a pagarla\./,
    );
    expect(markup).toContain('Pagar ahora');
    expect(markup).not.toMatch(/por confirmar|en revisión|No se ha cobrado/);
    expect(markup.match(/entero/g)).toHaveLength(1);
  }
  expect(words(shown('returned', { payment: 'returned' }))).toMatch(/^ Te hemos devuelto el pago /);
});

test('shows address and directions only for a visit at the clinic', () => {
  const paid = { status: 'confirmed', payment: 'paid' } as const;
  for (const type of ['office', 'child'] as const) {
    const markup = shown('confirmed', { ...paid, type });
    expect(words(markup)).toContain(clinicContact().address);
    expect(markup).toMatch(/<a href="https:[^"]+"[^>]*><span>Cómo llegar/);
  }
  for (const type of ['home', 'video'] as const)
    expect(words(shown('confirmed', { ...paid, type }))).not.toContain('Cómo llegar');
  expect(words(shown('over', { status: 'cancelled' }, 0))).not.toContain('Cómo llegar');
});

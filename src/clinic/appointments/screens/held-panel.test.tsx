import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Payment } from '#clinic/payments/screens/use-payment.ts';
import type { Appointment } from '../contract.ts';
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

const nothing = () => undefined;
function shown(state: HeldState, part: Partial<Appointment> = {}, minutesLeft = 29): string {
  const appointment = { ...hold, ...part };
  const payment = { step: 'ready', isOpen: false, isUnderWay: false } as Payment;
  return renderToStaticMarkup(
    <MemoryRouter>
      <HeldPanel
        {...{ appointment, state, minutesLeft, payment }}
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

test('an hour that waits for its money says first what is missing, and the button to pay comes before all else', () => {
  const markup = shown('held');
  expect(words(markup)).toMatch(
    /^ Falta pagar: te la guardamos hasta las \d\d:\d\d Quedan 29 minutos\. Pagar ahora /,
  );
  expect(words(markup)).not.toMatch(/está reservada|queda reservada|está confirmada/);
  // The tick of what is done.
  expect(markup).not.toContain('bg-pine-100');
});

test('all windows are lit only once it is paid', () => {
  expect(windowsOf(shown('held'))).toEqual({ lit: 6, dark: 1 });
  expect(windowsOf(shown('paying'))).toEqual({ lit: 6, dark: 1 });
  expect(windowsOf(shown('checking', { payment: 'checking' }))).toEqual({ lit: 6, dark: 1 });
  expect(windowsOf(shown('confirmed', { status: 'confirmed', payment: 'paid' }))).toEqual({
    lit: 7,
    dark: 0,
  });
  expect(windowsOf(shown('over', { status: 'cancelled' }, 0))).toEqual({ lit: 0, dark: 7 });
});

test('when the minutes are over it claims no more than is known: the hour is free once the server says so', () => {
  expect(words(shown('over', {}, 0))).toContain('Ha pasado el tiempo para pagar');
  expect(words(shown('over', {}, 0))).not.toMatch(/caducado|ya no te la guardamos|No se ha cobrado nada/);
  expect(words(shown('over', { status: 'cancelled' }, 0))).toContain('Tu reserva ha caducado');
  expect(words(shown('over', { status: 'cancelled' }, 0))).toContain('ya no te la guardamos');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { receiptsQuery } from '#clinic/payments/api.ts';
import { servicesQuery } from '#clinic/services/api.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { AppointmentCard, type PaymentInProgress } from './appointment-card.tsx';

const now = new Date('2027-02-01T09:00:00Z');
const hold = {
  id: 7,
  type: 'office',
  date: '2027-03-02T09:30:00.000Z',
  professionalName: 'Dra. Nausica Riubell',
  price: 6500,
  supplementKept: 0,
  paid: false,
  withCredit: false,
  cancellationHours: configuredSettings.cancellationHours,
  roomUrl: null,
  address: null,
  status: 'pending',
  payment: 'none',
  holdExpiresAt: '2027-02-01T09:30:00Z',
} as Appointment;

function shown(part: Partial<Appointment> = {}, underWay?: PaymentInProgress): string {
  const client = new QueryClient();
  client.setQueryData(servicesQuery().queryKey, []);
  client.setQueryData(receiptsQuery().queryKey, []);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AppointmentCard appointment={{ ...hold, ...part }} now={now} underWay={underWay} />
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':');
}

test('says what is missing for a hold', () => {
  expect(shown()).toContain('Falta pagar: te la guardamos hasta las 10:30');
  expect(shown({ payment: 'checking' })).toContain('Falta que se confirme el pago: te la guardamos');
});

test('shows a refund under way and that the hour can be paid again', () => {
  for (const [payment, words] of [
    ['returning', '65 € · Pago anterior en devolución'],
    ['returned', '65 € · Pago anterior devuelto'],
  ] as const) {
    expect(shown({ payment })).toContain(words);
    expect(shown({ payment })).toContain('Falta volver a pagar: te la guardamos hasta las 10:30');
    expect(shown({ payment })).not.toContain('se confirme');
  }
});

test('does not call a payment missing while it is being verified', () => {
  expect(shown({}, 'confirming')).toContain('Estamos confirmando tu cita');
  expect(shown({}, 'unclear')).toContain('Falta que se confirme el pago: te la guardamos');
  for (const underWay of ['confirming', 'unclear'] as const)
    expect(shown({}, underWay)).not.toMatch(/Falta pagar|Sin pagar/);
});

test('shows address and directions for an upcoming visit at the clinic', () => {
  expect(shown()).toContain(clinicContact().address);
  expect(shown()).toContain('Cómo llegar');
  for (const part of [{ type: 'video' }, { type: 'home' }, { date: '2027-01-02T09:30:00.000Z' }] as const)
    expect(shown(part)).not.toContain('Cómo llegar');
});

test('shows today and tomorrow in words and other days in full', () => {
  for (const [date, words] of [
    ['2027-02-01T16:30:00Z', 'hoy, lunes 1, 17:30'],
    ['2027-02-02T08:00:00Z', 'mañana, martes 2, 09:00'],
    ['2027-03-02T09:30:00Z', 'martes, 2 de marzo de 2027, 10:30'],
  ])
    expect(shown({ date }).replaceAll(' ,', ',')).toContain(words);
});

test('says that a confirmed appointment is unpaid after a refund made in the wallet', () => {
  const returned = { status: 'confirmed', payment: 'returned' } as const;
  expect(shown({ ...returned, paid: false })).toContain('Pago devuelto: falta pagar');
  expect(shown({ ...returned, paid: true })).not.toContain('falta pagar');
});

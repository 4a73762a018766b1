// The code of a client that has nothing but the OpenAPI document. The client is generated from it, and this
// file is type-checked against that client only (open-api.test.ts).
import * as api from '../../.cache/api-client/client.ts';

/** Actions at the wallet, which has an API of its own: creates an order; approves and captures it. */
type Wallet = {
  create: (order: { reference: string; value: string; installation: string }) => Promise<string>;
  finish: (orderId: string) => Promise<void>;
};

/** A minimal cookie jar. */
function keepCookies(): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const reply = await fetch(input, { ...init, headers });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return reply;
  };
}

function must<T extends { status: number }, S extends T['status']>(answer: T, status: S) {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}`);
  // Cast: the status was checked above.
  return answer as Extract<T, { status: S }>;
}

/**
 * From registration to a paid appointment and its cancellation. @returns the states of the appointment, and
 * responses on the way
 */
export async function journey(origin: string, days: { from: string; to: string }, wallet: Wallet) {
  api.defaults.baseUrl = origin;
  api.defaults.fetch = keepCookies();
  const key = () => ({ idempotencyKey: crypto.randomUUID() });

  const username = `extern-${Date.now()}`;
  must(await api.register({ username, password: 'casa-de-paper-7', fullName: 'Jana Prat' }), 201);
  const { data: services } = must(await api.listServices(), 200);
  const { data: people } = must(await api.listProfessionals(), 200);
  const office = services.find(({ type }) => type === 'office');
  const professional = people.find(({ kinds }) => kinds.includes('office'));
  if (!office || !professional) throw new Error('nobody receives anybody');

  const professionalId = professional.id;
  const { data: free } = must(
    await api.getAvailability(String(professionalId), office.type, days.from, days.to),
    200,
  );
  const slot = free.days.flatMap(({ slots }) => slots).find((one) => one.free);
  if (!slot) throw new Error('no hour is free');

  const wish = { type: office.type, date: slot.startsAt, professionalId };
  const { data: booked } = must(await api.book(wish, key()), 201);
  // Books the same slot again: the document describes the refusal's extra fields.
  const again = must(await api.book(wish, key()), 409);

  const { data: config } = must(await api.getPaymentsConfig(), 200);
  const orderId = await wallet.create({
    reference: `appointment:${booked.id}`,
    value: (booked.price / 100).toFixed(2),
    installation: config.referenceId,
  });
  const item = { type: 'appointment' as const, itemId: booked.id };
  must(await api.reportOrder({ ...item, orderId }, key()), 200);
  await wallet.finish(orderId);
  const { data: paid } = must(await api.pay({ ...item, paymentDetails: { id: orderId } }, key()), 200);

  const { data: mine } = must(await api.listAppointments(), 200);
  const calendar = must(await api.getAppointmentCalendar(String(booked.id)), 200);
  const { data: receipts } = must(await api.listReceipts(), 200);
  const pdf = must(await api.getReceiptPdf(String(receipts[0]?.id)), 200);
  const { data: cancelled } = must(await api.cancelAppointment(String(booked.id), key()), 200);
  const unknown = must(await api.cancelAppointment('2000000000', key()), 404);
  return {
    priceCents: office.price,
    booked,
    again: again.data,
    paid: paid.success,
    confirmed: mine.find(({ id }) => id === booked.id)?.status,
    calendar: await textOf(calendar.data),
    pdf: await textOf(pdf.data),
    cancelled: cancelled.status,
    unknown: unknown.data.code,
  };
}

const textOf = (body: string | Blob) => (typeof body === 'string' ? body : body.text());

import { setTimeout as delay } from 'node:timers/promises';
import type { Catalogue } from '#clinic/settings/catalogue/contract.ts';

/** Who talks, in the demonstration. Its other professional has an appointment each morning. */
export const names = { therapist: 'Dra. Nausica Riubell', patient: 'Berta Salvatella' };

/** Tokens of a video appointment that begins now, made by the demonstration's staff. */
export async function planCall(origin: string): Promise<{ therapist: string; patient: string }> {
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, cookie = '') => {
    const reply = await fetch(origin + path, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };
  const signIn = async (username: string) =>
    (await call('POST', '/api/demo/staff-sessions', { username })).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  const director = await signIn('direccion');
  const { team } = (await (
    await call('GET', '/api/staff/catalogue', undefined, director)
  )
    // Cast: the shape of the contract.
    .json()) as Catalogue;
  const therapist = team.find(({ name }) => name === names.therapist);
  if (therapist === undefined) throw new Error(`${names.therapist} is not in the team`);
  const { id: professionalId, name, title, bio, kinds } = therapist;
  // The demonstration gives the therapist an external room.
  await call(
    'PATCH',
    `/api/staff/catalogue/professionals/${professionalId}`,
    { name, title, bio, kinds, registrationNumber: '12345', roomUrl: null },
    director,
  );
  const desk = await signIn('recepcion');
  const planned = await call(
    'POST',
    '/api/staff/appointments',
    {
      person: { fullName: names.patient, phone: '+34600000071' },
      professionalId,
      type: 'video',
      outsideHours: true,
      startsAt: new Date(Math.ceil(Date.now() / 60_000) * 60_000).toISOString(),
    },
    desk,
  );
  // Cast: the shape of the contract.
  const { id } = (await planned.json()) as { id: number };
  await call('POST', `/api/staff/appointments/${id}/room-link`, undefined, desk);
  let patient: string | undefined;
  for (let tries = 0; patient === undefined; tries++) {
    if (tries > 240) throw new Error('the link did not arrive within two minutes');
    await delay(500);
    patient = /\/video#(p[\w.-]+)/.exec(await (await call('GET', '/api/demo/outbox')).text())?.[1];
  }
  const room = await call('GET', `/api/staff/appointments/${id}/room`, undefined, await signIn('nausica'));
  // Cast: the shape of the contract.
  const { url } = (await room.json()) as { url: string };
  return { patient, therapist: new URL(url).hash.slice(1) };
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Catalogue } from '#clinic/settings/catalogue/contract.ts';

/** Who talks, in the demonstration. Its other professional has an appointment each morning. */
export const names = { therapist: 'Dra. Nausica Riubell', patient: 'Berta Salvatella' };

type Method = 'GET' | 'POST' | 'PATCH';
type Call = (method: Method, path: string, body?: object) => Promise<Response>;

/** Signs in as a member of the demonstration's staff. @returns calls the API with the session */
async function enterAs(origin: string, username: string): Promise<Call> {
  let cookie = '';
  const call: Call = async (method, path, body) => {
    const json = body && { 'content-type': 'application/json' };
    const headers = { cookie, 'sec-fetch-site': 'same-origin', ...json };
    const reply = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };
  const reply = await call('POST', '/api/demo/staff-sessions', { username });
  cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return call;
}

/** Removes the external room that the demonstration gives the therapist. @returns the therapist's id */
async function removeExternalRoom(director: Call): Promise<number> {
  // Cast: the shape of the contract.
  const { team } = (await (await director('GET', '/api/staff/catalogue')).json()) as Catalogue;
  const therapist = team.find(({ name }) => name === names.therapist);
  if (therapist === undefined) throw new Error(`${names.therapist} is not in the team`);
  const { id, name, title, bio, kinds } = therapist;
  const fields = { name, title, bio, kinds, registrationNumber: '12345', roomUrl: null };
  await director('PATCH', `/api/staff/catalogue/professionals/${id}`, fields);
  return id;
}

/** Tokens of a video appointment that begins now, made by the demonstration's staff. */
export async function planCall(origin: string): Promise<{ therapist: string; patient: string }> {
  const professionalId = await removeExternalRoom(await enterAs(origin, 'direccion'));
  const desk = await enterAs(origin, 'recepcion');
  const planned = await desk('POST', '/api/staff/appointments', {
    person: { fullName: names.patient, phone: '+34600000071' },
    professionalId,
    type: 'video',
    outsideHours: true,
    startsAt: new Date(Math.ceil(Date.now() / 60_000) * 60_000).toISOString(),
  });
  // Cast: the shape of the contract.
  const { id } = (await planned.json()) as { id: number };
  await desk('POST', `/api/staff/appointments/${id}/room-link`);
  let patient: string | undefined;
  for (let tries = 0; patient === undefined; tries++) {
    if (tries > 240) throw new Error('the link did not arrive within two minutes');
    await delay(500);
    patient = /\/video#(p[\w.-]+)/.exec(await (await desk('GET', '/api/demo/outbox')).text())?.[1];
  }
  const therapist = await enterAs(origin, 'nausica');
  const room = await therapist('GET', `/api/staff/appointments/${id}/room`);
  // Cast: the shape of the contract.
  const { url } = (await room.json()) as { url: string };
  return { patient, therapist: new URL(url).hash.slice(1) };
}

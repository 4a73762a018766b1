import type { APIRequestContext, Browser, Page } from '@playwright/test';
import pg from 'pg';
import type { AgendaAppointment } from '#clinic/appointments/agenda/contract.ts';
import { expect } from './app.ts';
import { launchOptions } from './browser.ts';
import { appDatabaseUrl } from './worker-app.ts';

/** Launch options for a camera and a microphone that the browser invents. */
export const withFakeDevices = {
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
};

/** Removes the appointments of other tests, so that the professional is free now. */
async function cancelCurrent(): Promise<void> {
  const client = new pg.Client({ connectionString: appDatabaseUrl() });
  await client.connect();
  await client.query(
    `update appointments set status = 'cancelled'
     where professional_id = 2 and starts_at < now() + interval '1 hour' and ends_at > now() - interval '1 hour'`,
  );
  await client.end();
}

/** Books a video appointment whose room is open now, at the first free start. */
export async function planNow(request: APIRequestContext, fields: object): Promise<AgendaAppointment> {
  await cancelCurrent();
  const minute = Math.floor(Date.now() / 60_000);
  for (let from = -9; from <= 9; from++) {
    const startsAt = new Date((minute + from) * 60_000).toISOString();
    const place = { professionalId: 2, type: 'video', minutes: 30, outsideHours: true, startsAt };
    const reply = await request.post('/api/staff/appointments', { data: { ...place, ...fields } });
    if (reply.status() === 201) return reply.json();
    expect(reply.status(), await reply.text()).toBe(409);
  }
  throw new Error('the professional has no free minute now');
}

/** The newest link of a patient to the room, from the demonstration's SMS. */
export async function waitForLink(request: APIRequestContext, phone: string): Promise<string> {
  const find = async () => {
    const messages = (await (await request.get('/api/demo/outbox')).json()) as { to: string; text: string }[];
    return messages
      .filter(({ to }) => to === phone)
      .map(({ text }) => /http\S+\/video#\S+/.exec(text)?.[0])[0];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) as string;
}

export async function openDevice(
  browser: Browser,
  baseURL: string | undefined,
  viewport: { width: number; height: number },
) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES', viewport });
  await context.grantPermissions(['camera', 'microphone']);
  return context.newPage();
}

export const enter = (page: Page) => page.getByRole('button', { name: 'Entrar en la sala' }).click();

/** Frames shown and audio energy received from another person. */
const received = (page: Page, name: string) =>
  page.getByLabel(`Imagen de ${name}`).evaluate(async (video: HTMLVideoElement) => {
    // Cast: the element shows a camera.
    const [track] = (video.srcObject as MediaStream).getAudioTracks();
    return { frames: video.getVideoPlaybackQuality().totalVideoFrames, hasAudio: track?.muted === false };
  });

/** Sound arrives from another person; the invented microphone beeps every second. */
export const expectToHear = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() =>
      page.getByLabel(`Imagen de ${name}`).evaluate(async (video: HTMLVideoElement) => {
        const context = new AudioContext();
        const analyser = context.createAnalyser();
        // Cast: the element shows a camera.
        context.createMediaStreamSource(video.srcObject as MediaStream).connect(analyser);
        const samples = new Float32Array(analyser.fftSize);
        let loudest = 0;
        for (const endsAt = performance.now() + 1_500; performance.now() < endsAt; ) {
          analyser.getFloatTimeDomainData(samples);
          for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        await context.close();
        return loudest;
      }),
    )
    .toBeGreaterThan(0.01);

/** The picture of another person moves again within a minute: several new frames within a second. */
export const expectPictureToReturn = (page: Page, name: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const { frames } = await received(page, name);
        await page.waitForTimeout(1_000);
        return (await received(page, name)).frames - frames;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(4);

export async function expectToSee(page: Page, name: string) {
  await expect(page.getByLabel(`Imagen de ${name}`)).toBeVisible();
  await expect.poll(async () => (await received(page, name)).hasAudio).toBe(true);
  const { frames } = await received(page, name);
  await expect.poll(async () => (await received(page, name)).frames).toBeGreaterThan(frames);
}

/** A video appointment that has begun, with the links of the patient and of the therapist Fermí Valldoreix. */
export async function planCall(page: Page, patient: { fullName: string; phone: string }) {
  await page.goto('/auth');
  // The sign-in page would read the account of each session that follows.
  await page.goto('about:blank');
  await page.request.post('/api/demo/staff-sessions', { data: { username: 'recepcion' } });
  const { id } = await planNow(page.request, { person: patient });
  await page.request.post(`/api/staff/appointments/${id}/room-link`);
  const patientUrl = await waitForLink(page.request, patient.phone);
  await page.request.post('/api/demo/staff-sessions', { data: { username: 'fermi' } });
  const { url: therapistUrl } = await (await page.request.get(`/api/staff/appointments/${id}/room`)).json();
  return { patientUrl, therapistUrl };
}

/** The patient and the therapist talk. */
export async function startCall(
  therapist: Page,
  patient: Page,
  { patientUrl, therapistUrl }: { patientUrl: string; therapistUrl: string },
): Promise<void> {
  await patient.goto(patientUrl);
  await enter(patient);
  await therapist.goto(therapistUrl);
  await enter(therapist);
  await therapist.getByRole('button', { name: 'Dejar entrar' }).click();
}

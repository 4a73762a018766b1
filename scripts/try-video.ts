import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { planCall } from '#tests/support/video-call.ts';
import { findChromium } from './chromium.mjs';
import { chromiumArgs } from './chromium-args.ts';

/**
 * `npm run try:video`: a video call whose media may only go through a relay. Starts coturn (Debian: `coturn`) and the
 * built demonstration, and prints how long the first picture took. Ends with 1 if no picture arrives.
 */
const address = Object.values(networkInterfaces())
  .flatMap((all = []) => all)
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
if (address === undefined)
  throw new Error('this machine has no address besides loopback, which no relay serves');

const secret = 'only-for-this-trial';
const [relayPort, appPort] = [34_780, 34_790];
const origin = `http://localhost:${appPort}`;
const scratch = mkdtempSync(join(tmpdir(), 'onyar-try-video-'));
const started: ChildProcess[] = [];

const start = (command: string, args: string[], env: Record<string, string> = {}) => {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  started.push(child);
  return child;
};

/** Allows relayed candidates only. */
const forceRelay = () => {
  const Native = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Native {
    constructor(settings?: RTCConfiguration) {
      super({ ...settings, iceTransportPolicy: 'relay' });
    }
  };
};

async function waitUntilReady(): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(500);
  }
  throw new Error('the demonstration did not start within a minute');
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-ES' });
  await context.grantPermissions(['camera', 'microphone']);
  await context.addInitScript(forceRelay);
  return context.newPage();
}

/** Waits until another person's picture moves. @returns ms */
async function waitForPicture(page: Page): Promise<number> {
  const since = performance.now();
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLVideoElement>('video[aria-label^="Imagen de"]')].some(
        (video) => video.getVideoPlaybackQuality().totalVideoFrames > 10,
      ),
    undefined,
    { timeout: 30_000 },
  );
  return Math.round(performance.now() - since);
}

async function tryCall(browser: Browser): Promise<void> {
  const [therapist, patient] = [await openPage(browser), await openPage(browser)];
  const tokens = await planCall(origin);
  await patient.goto(`/video#${tokens.patient}`);
  await patient.getByRole('button', { name: 'Entrar en la sala' }).click();
  await therapist.goto(`/video#${tokens.therapist}`);
  await therapist.getByRole('button', { name: 'Entrar en la sala' }).click();
  await therapist.getByRole('button', { name: 'Dejar entrar' }).click();
  const [seen, shown] = await Promise.all([waitForPicture(therapist), waitForPicture(patient)]);
  console.log(`relay only: first picture after ${seen} ms (therapist) and ${shown} ms (patient)`);
}

try {
  start('turnserver', [
    '--no-cli',
    '--no-tls',
    '--no-dtls',
    '--use-auth-secret',
    `--static-auth-secret=${secret}`,
    '--realm=onyar',
    `--listening-ip=${address}`,
    `--listening-port=${relayPort}`,
    '--log-file=stdout',
    `--pidfile=${join(scratch, 'turnserver.pid')}`,
  ]);
  start(process.execPath, ['build/process/server.js'], {
    PORT: String(appPort),
    DATA_DIR: join(scratch, 'data'),
    DEMO_DATA: 'small',
    TURN_URLS: `turn:${address}:${relayPort}?transport=udp`,
    TURN_SECRET: secret,
  });
  await waitUntilReady();
  const args = [...chromiumArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  await tryCall(browser).finally(() => browser.close());
} finally {
  for (const child of started) {
    const ended = once(child, 'exit');
    if (child.kill()) await ended;
  }
  rmSync(scratch, { recursive: true, force: true });
}

import { expect, test } from 'vitest';
import { names } from '#tests/support/video-call.ts';
import { findFirefox } from '../../scripts/ready/other-browsers.mjs';
import { openFirefox } from './firefox.ts';
import { expectRoom } from './run-video.ts';
import { expectToSee } from './video-call.ts';

/** Runs in Firefox. */
const readPicture = `(() => {
  const video = document.querySelector('video[aria-label="Imagen de ${names.therapist}"]');
  if (!video?.videoWidth) return undefined;
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 });
  canvas.getContext('2d').drawImage(video, 0, 0, 160, 120);
  return canvas.toDataURL();
})()`;

test('Firefox and Chromium see each other', async () => {
  const path = findFirefox();
  if (!path) throw new Error('There is no Firefox on this machine.');
  await expectRoom(
    'firefox',
    (setup) => openFirefox(path, setup),
    async ({ visitor, window, therapist }) => {
      await visitor.press('button', 'Entrar en la sala');
      await therapist.getByRole('button', { name: 'Dejar entrar' }).click();
      await expectToSee(therapist, names.patient);
      // Firefox counts no frames of a received picture.
      const pictures = new Set<string>();
      const countPictures = async () => {
        // Cast: a data URL.
        const picture = (await window.ask(readPicture)) as string | undefined;
        if (picture) pictures.add(picture);
        return pictures.size;
      };
      await expect.poll(countPictures).toBeGreaterThan(5);
    },
  );
});

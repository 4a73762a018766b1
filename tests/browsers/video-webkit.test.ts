import { expect, test } from 'vitest';
import { findWebKit } from '../../scripts/ready/other-browsers.mjs';
import { expectRoom } from './run-video.ts';
import { openWebKit } from './webkit.ts';

/** Debian builds WebKitGTK without WebRTC. */
test('WebKit without WebRTC reads what to do instead', async () => {
  const programs = findWebKit();
  if (!programs) throw new Error('There is no WebKitGTK on this machine.');
  await expectRoom(
    'webkit',
    (setup) => openWebKit(programs, setup),
    async ({ visitor, window }) => {
      if (await window.ask('"RTCPeerConnection" in window && navigator.mediaDevices !== undefined')) {
        await visitor.waitFor(visitor.called('button', 'Entrar en la sala'));
        return;
      }
      await visitor.sees('Este navegador no puede hacer videollamadas.');
      expect(await visitor.has(visitor.called('link', /^Llámanos al/))).toBe(true);
    },
  );
});

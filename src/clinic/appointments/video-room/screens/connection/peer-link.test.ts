import { afterEach, expect, test, vi } from 'vitest';
import { createPeerLink } from './peer-link.ts';

/** As the standard asks, a promise of a connection that is closed meanwhile never ends. */
class SlowConnection extends EventTarget {
  signalingState = 'stable';
  connectionState = 'new';
  getTransceivers = () => [];
  addTransceiver = () => {};
  createDataChannel = () => new EventTarget();
  close = () => {};
  setRemoteDescription = () => new Promise<void>(() => {});
}

afterEach(() => vi.unstubAllGlobals());

test('signals of a new connection are read although the former one was closed while it read one', async () => {
  vi.stubGlobal('RTCPeerConnection', SlowConnection);
  vi.stubGlobal('MediaStream', class {});
  const link = createPeerLink({
    ownRole: 'therapist',
    other: { role: 'patient', peer: 'other', isAdmitted: true, isSilent: false },
    iceServers: [],
    // Cast: a stream without tracks.
    stream: { getTracks: () => [] } as unknown as MediaStream,
    send: () => {},
    renewServers: async () => [],
    onState: () => {},
    onStream: () => {},
    onReceived: () => {},
    onSent: () => {},
  });
  const answer = { type: 'answer', sdp: '' };
  const reading = link.receive(JSON.stringify({ epoch: 0, description: answer }));
  await link.receive(JSON.stringify({ epoch: 1 }));
  await expect(reading).resolves.toBeUndefined();
  link.close();
});

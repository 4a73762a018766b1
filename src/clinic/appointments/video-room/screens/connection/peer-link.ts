import { type RoomRole, roomRoles } from '../../../terms.ts';
import type { Participant } from '../../contract.ts';
import { createNetworkReader } from './network-sample.ts';
import { fullQuality, nextQuality, type QualityLevel } from './quality.ts';

export type LinkState = 'connecting' | 'connected' | 'reconnecting';

/** What a device sends, told to the other one: a picture that stopped looks like one that stands still. */
export type SentMedia = {
  /** 'slow': stopped because the network is slow. */
  camera: 'on' | 'off' | 'slow';
  hasMicrophone: boolean;
};

export type PeerLinkDeps = {
  ownRole: RoomRole;
  other: Participant;
  iceServers: RTCIceServer[];
  stream: MediaStream;
  send: (data: string) => void;
  /** New relay credentials for an ICE restart. */
  renewServers: () => Promise<RTCIceServer[]>;
  onState: (state: LinkState) => void;
  onStream: (stream: MediaStream) => void;
  /** What the other device sends. */
  onReceived: (media: SentMedia) => void;
  /** What this device sends. */
  onSent: (media: SentMedia) => void;
};

export type PeerLink = ReturnType<typeof createPeerLink>;

/** 1.2 Mbit/s is enough for a face at 720p; the browser lowers it when the network is slow. */
const encodings: Record<QualityLevel, RTCRtpEncodingParameters> = {
  full: { active: true, maxBitrate: 1_200_000, scaleResolutionDownBy: 1 },
  low: { active: true, maxBitrate: 200_000, scaleResolutionDownBy: 2 },
  'sound-only': { active: false },
};
/** A short loss often heals by itself; after this time in ms ICE is restarted. */
const restartAfterMs = 4_000;
/** Between two samples of the network, in ms. */
const sampleMs = 2_000;

const kinds = ['audio', 'video'] as const;

/**
 * A connection to another device of the room: audio and video in both directions, negotiated as in "perfect
 * negotiation" (https://www.w3.org/TR/webrtc/#perfect-negotiation-example). The role that comes first makes the
 * offer, and in a collision its offer wins. On a slow network sound stays and video stops.
 */
export function createPeerLink(deps: PeerLinkDeps) {
  const { ownRole, other, send } = deps;
  const isPolite = roomRoles.indexOf(ownRole) > roomRoles.indexOf(other.role);
  const connection = new RTCPeerConnection({ iceServers: deps.iceServers });
  const received = new MediaStream();
  const readNetwork = createNetworkReader(connection);
  let tracks = new Map(deps.stream.getTracks().map((track) => [track.kind, track]));
  let quality = fullQuality;
  let channel: RTCDataChannel | undefined;
  let isOffering = false;
  let ignoresOffer = false;
  let restart: ReturnType<typeof setTimeout> | undefined;

  const attachTracks = async () => {
    for (const transceiver of connection.getTransceivers()) {
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(tracks.get(transceiver.receiver.track.kind) ?? null);
    }
  };

  /** Tells both sides what this device sends. */
  const announceMedia = () => {
    const isStopped = quality.level === 'sound-only';
    const media: SentMedia = { camera: 'off', hasMicrophone: tracks.has('audio') };
    if (tracks.has('video')) media.camera = isStopped ? 'slow' : 'on';
    deps.onSent(media);
    if (channel?.readyState === 'open') channel.send(JSON.stringify(media));
  };

  // From device to device: it works while the server does not.
  const openChannel = (opened: RTCDataChannel) => {
    channel = opened;
    channel.addEventListener('open', announceMedia);
    channel.addEventListener('message', ({ data }) => {
      const media = parseSentMedia(data);
      if (media !== undefined) deps.onReceived(media);
    });
  };

  if (!isPolite) {
    for (const kind of kinds) connection.addTransceiver(kind, { direction: 'sendrecv' });
    openChannel(connection.createDataChannel('media'));
  }
  connection.addEventListener('datachannel', (event) => openChannel(event.channel));

  const offer = async () => {
    isOffering = true;
    try {
      if (!isPolite) await attachTracks();
      await connection.setLocalDescription();
      send(JSON.stringify({ description: connection.localDescription }));
    } finally {
      isOffering = false;
    }
  };

  const applyQuality = async () => {
    for (const { sender, receiver } of connection.getTransceivers()) {
      if (receiver.track.kind !== 'video') continue;
      const parameters = sender.getParameters();
      // A face that moves evenly is easier to read than a sharp one that jumps.
      parameters.degradationPreference = 'maintain-framerate';
      for (const encoding of parameters.encodings) Object.assign(encoding, encodings[quality.level]);
      await sender.setParameters(parameters).catch(() => {});
    }
  };

  const followNetwork = async () => {
    if (connection.connectionState !== 'connected') return;
    const sample = await readNetwork();
    if (sample === undefined) return;
    const { level } = quality;
    quality = nextQuality(quality, sample, performance.now());
    if (quality.level === level) return;
    await applyQuality();
    announceMedia();
  };
  const sampling = setInterval(() => void followNetwork().catch(() => {}), sampleMs);

  const restartIce = async () => {
    clearTimeout(restart);
    // Without the server the old ways stay; the next change of state tries again.
    const iceServers = await deps.renewServers().catch(() => undefined);
    if (connection.signalingState === 'closed') return;
    if (iceServers !== undefined) connection.setConfiguration({ iceServers });
    connection.restartIce();
  };

  connection.addEventListener('negotiationneeded', () => void offer().catch(() => {}));
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate !== null) send(JSON.stringify({ candidate }));
  });
  connection.addEventListener('track', ({ track }) => {
    received.addTrack(track);
    deps.onStream(received);
  });
  connection.addEventListener('connectionstatechange', () => {
    const state = connection.connectionState;
    clearTimeout(restart);
    if (state === 'connected') {
      deps.onState('connected');
      void applyQuality();
      announceMedia();
    }
    // The losses of an interruption say nothing about the network after it.
    if (state === 'disconnected' || state === 'failed') quality = { ...fullQuality, level: 'low' };
    if (state === 'disconnected') restart = setTimeout(() => void restartIce(), restartAfterMs);
    if (state === 'failed') void restartIce();
    if (state === 'disconnected' || state === 'failed') deps.onState('reconnecting');
  });

  return {
    peer: other.peer,
    connection,

    /** A description or candidate of the other device. */
    async receive(data: string): Promise<void> {
      const { description, candidate } = parseSignal(data);
      if (description !== undefined) {
        const collides =
          description.type === 'offer' && (isOffering || connection.signalingState !== 'stable');
        ignoresOffer = collides && !isPolite;
        if (ignoresOffer) return;
        await connection.setRemoteDescription(description);
        if (description.type !== 'offer') return;
        await attachTracks();
        await connection.setLocalDescription();
        send(JSON.stringify({ description: connection.localDescription }));
      } else if (candidate !== undefined) {
        await connection.addIceCandidate(candidate).catch((error) => {
          if (!ignoresOffer) throw error;
        });
      }
    },

    /** Sends other tracks, without negotiating again. */
    async replaceTracks(stream: MediaStream): Promise<void> {
      tracks = new Map(stream.getTracks().map((track) => [track.kind, track]));
      await attachTracks();
      await applyQuality();
      announceMedia();
    },

    restartIce,

    close(): void {
      clearTimeout(restart);
      clearInterval(sampling);
      connection.close();
    },
  };
}

type SignalData = { description?: RTCSessionDescriptionInit; candidate?: RTCIceCandidateInit };

/** Signals come from the other participant's browser; a broken one is ignored. */
function parseSignal(data: string): SignalData {
  // Cast: the browser checks every field when it uses them.
  return (parseObject(data) ?? {}) as SignalData;
}

function parseSentMedia(data: unknown): SentMedia | undefined {
  const media = parseObject(String(data));
  const camera = (['on', 'off', 'slow'] as const).find((each) => each === media?.camera);
  return camera && { camera, hasMicrophone: media?.hasMicrophone === true };
}

function parseObject(data: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

import { readFlow } from './flow.ts';
import { createNetworkReader } from './network-sample.ts';
import { fullQuality, nextQuality, type Quality, type QualityLevel } from './quality.ts';
import { parseSentMedia, type SentMedia } from './sent-media.ts';

export type PeerConnectionDeps = {
  /** In a collision of two offers, whether this side gives way. The other side makes the first offer. */
  isPolite: boolean;
  /** After an interruption the picture starts small. */
  isReplacement: boolean;
  iceServers: RTCIceServer[];
  stream: MediaStream;
  send: (signal: SignalData) => void;
  onState: (state: 'connected' | 'disconnected' | 'failed') => void;
  onStream: (stream: MediaStream) => void;
  /** What the other device sends. */
  onReceived: (media: SentMedia) => void;
  /** What this device sends. */
  onSent: (media: SentMedia) => void;
};

export type PeerConnection = ReturnType<typeof createPeerConnection>;

/** 1.2 Mbit/s is enough for a face at 720p; the browser lowers it when the network is slow. */
const encodings: Record<QualityLevel, RTCRtpEncodingParameters> = {
  full: { active: true, maxBitrate: 1_200_000, scaleResolutionDownBy: 1 },
  low: { active: true, maxBitrate: 200_000, scaleResolutionDownBy: 2 },
  'sound-only': { active: false },
};
/** Between two samples of the network, in ms. */
const sampleMs = 2_000;

const kinds = ['audio', 'video'] as const;

/**
 * An `RTCPeerConnection` with audio and video in both directions, negotiated as in "perfect negotiation"
 * (https://www.w3.org/TR/webrtc/#perfect-negotiation-example). On a slow network sound stays and video stops.
 */
export function createPeerConnection(deps: PeerConnectionDeps) {
  const { isPolite, send } = deps;
  const connection = new RTCPeerConnection({ iceServers: deps.iceServers });
  const received = new MediaStream();
  const readNetwork = createNetworkReader(connection);
  let tracks = new Map(deps.stream.getTracks().map((track) => [track.kind, track]));
  let quality = deps.isReplacement ? qualityAfterInterruption() : fullQuality;
  let channel: RTCDataChannel | undefined;
  /** What the other device said last. */
  let announced: SentMedia | undefined;
  let markClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    markClosed = resolve;
  });
  let isOffering = false;
  let ignoresOffer = false;
  let isInterrupted = false;

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
      if (media === undefined) return;
      announced = media;
      deps.onReceived(media);
    });
  };

  if (!isPolite) {
    for (const kind of kinds) connection.addTransceiver(kind, { direction: 'sendrecv' });
    openChannel(connection.createDataChannel('media'));
  }
  connection.addEventListener('datachannel', (event) => openChannel(event.channel));

  const sendDescription = () => {
    const description = connection.localDescription;
    if (description !== null) send({ description: description.toJSON() });
  };

  const offer = async () => {
    isOffering = true;
    try {
      if (!isPolite) await attachTracks();
      await connection.setLocalDescription();
      sendDescription();
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

  connection.addEventListener('negotiationneeded', () => void offer().catch(() => {}));
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate !== null) send({ candidate: candidate.toJSON() });
  });
  connection.addEventListener('track', ({ track }) => {
    received.addTrack(track);
    deps.onStream(received);
  });
  connection.addEventListener('connectionstatechange', () => {
    const state = connection.connectionState;
    if (state === 'connected') {
      // The losses of an interruption say nothing about the network after it.
      if (isInterrupted) quality = qualityAfterInterruption();
      isInterrupted = false;
      void applyQuality();
      announceMedia();
    }
    if (state === 'disconnected' || state === 'failed') isInterrupted = true;
    if (state === 'connected' || state === 'disconnected' || state === 'failed') deps.onState(state);
  });

  const read = async ({ description, candidate }: SignalData): Promise<void> => {
    if (description !== undefined) {
      const collides = description.type === 'offer' && (isOffering || connection.signalingState !== 'stable');
      ignoresOffer = collides && !isPolite;
      if (ignoresOffer) return;
      await connection.setRemoteDescription(description);
      if (description.type !== 'offer') return;
      await attachTracks();
      await connection.setLocalDescription();
      sendDescription();
    } else if (candidate !== undefined) {
      await connection.addIceCandidate(candidate).catch((error) => {
        if (!ignoresOffer) throw error;
      });
    }
  };

  return {
    isConnected: () => connection.connectionState === 'connected',

    /**
     * A description or candidate of the other device. Ends when the connection is closed: promises of a closed connection
     * never end, and signals of its successor wait.
     */
    receive: (signal: SignalData): Promise<void> => Promise.race([read(signal), closed]),

    /** Sends other tracks, without negotiating again. */
    async replaceTracks(stream: MediaStream): Promise<void> {
      tracks = new Map(stream.getTracks().map((track) => [track.kind, track]));
      await attachTracks();
      await applyQuality();
      announceMedia();
    },

    /** @param iceServers undefined while the server is unreachable: the old ones stay */
    restartIce(iceServers: RTCIceServer[] | undefined): void {
      if (connection.signalingState === 'closed') return;
      if (iceServers !== undefined) connection.setConfiguration({ iceServers });
      connection.restartIce();
    },

    /** How much of what the other device sends has arrived. */
    readFlow: () => readFlow(connection, announced),

    close(): void {
      clearInterval(sampling);
      connection.close();
      markClosed();
    },
  };
}

export type SignalData = { description?: RTCSessionDescriptionInit; candidate?: RTCIceCandidateInit };

/** The browser's estimate starts anew after an interruption, so that it counts only after a while. */
const qualityAfterInterruption = (): Quality => ({
  ...fullQuality,
  level: 'low',
  resumedAtMs: performance.now(),
});

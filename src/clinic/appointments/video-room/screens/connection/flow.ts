import type { SentMedia } from './sent-media.ts';

/** Frames of video and bytes of sound that have arrived; null for what the other device does not send. */
export type Flow = { frames: number | null; soundBytes: number | null };

/** The fields of https://www.w3.org/TR/webrtc-stats/#inboundrtpstats-dict* that are read. */
type InboundReport = { type: string; kind: string; framesDecoded?: number; bytesReceived?: number };

/** @param announced what the other device sends; undefined before it said so: then nothing is expected */
export async function readFlow(
  connection: RTCPeerConnection,
  announced: SentMedia | undefined,
): Promise<Flow> {
  // Cast: a map of reports by id.
  const reports = [...((await connection.getStats()) as unknown as Map<string, InboundReport>).values()];
  const inbound = (kind: string) =>
    reports.find((report) => report.type === 'inbound-rtp' && report.kind === kind);
  return {
    frames: announced?.camera === 'on' ? (inbound('video')?.framesDecoded ?? 0) : null,
    soundBytes: announced?.hasMicrophone ? (inbound('audio')?.bytesReceived ?? 0) : null,
  };
}

/** Whether picture or sound is expected, and none of it has arrived between two readings. */
export const hasStalled = (before: Flow, after: Flow): boolean =>
  isStill(before.frames, after.frames) || isStill(before.soundBytes, after.soundBytes);

const isStill = (before: number | null, after: number | null) =>
  before !== null && after !== null && after <= before;

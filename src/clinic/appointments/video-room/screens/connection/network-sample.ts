import type { NetworkSample } from './quality.ts';

/** The fields of https://www.w3.org/TR/webrtc-stats/ that are read; TypeScript's library lacks the remote reports. */
type Report = {
  type: string;
  timestamp: number;
  nominated?: boolean;
  availableOutgoingBitrate?: number;
  fractionLost?: number;
  roundTripTime?: number;
};

/** Reports about sound arrive every 5 s or more; older ones are about media that is not sent any more. In ms. */
const reportLifetimeMs = 10_000;

/**
 * Reads what the other device reports about our packets.
 * @returns a function; its value is undefined without a report since the last call
 */
export function createNetworkReader(connection: RTCPeerConnection) {
  let lastReportAt = 0;
  return async (): Promise<NetworkSample | undefined> => {
    // Cast: a map of reports by id.
    const reports = [...((await connection.getStats()) as unknown as Map<string, Report>).values()];
    const pair = reports.find(({ type, nominated }) => type === 'candidate-pair' && nominated);
    const now = pair?.timestamp ?? 0;
    const remote = reports.filter(
      ({ type, timestamp }) => type === 'remote-inbound-rtp' && now - timestamp < reportLifetimeMs,
    );
    const newestAt = Math.max(...remote.map(({ timestamp }) => timestamp));
    if (newestAt <= lastReportAt) return undefined;
    lastReportAt = newestAt;
    return {
      lossShare: Math.max(...remote.map(({ fractionLost = 0 }) => fractionLost)),
      roundTripMs: Math.max(...remote.map(({ roundTripTime = 0 }) => roundTripTime)) * 1_000,
      availableBitrate: pair?.availableOutgoingBitrate,
    };
  };
}

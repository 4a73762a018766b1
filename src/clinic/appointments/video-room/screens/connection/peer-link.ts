import { type RoomRole, roomRoles } from '../../../terms.ts';
import type { Participant } from '../../contract.ts';
import { hasStalled } from './flow.ts';
import {
  createPeerConnection,
  type PeerConnection,
  type PeerConnectionDeps,
  type SignalData,
} from './peer-connection.ts';
import { parseObject } from './sent-media.ts';

export type LinkState = 'connecting' | 'connected' | 'reconnecting';

export type PeerLinkDeps = Pick<
  PeerConnectionDeps,
  'iceServers' | 'stream' | 'onStream' | 'onReceived' | 'onSent'
> & {
  ownRole: RoomRole;
  other: Participant;
  send: (data: string) => void;
  /** New relay credentials. Rejects while the server is unreachable. */
  renewServers: () => Promise<RTCIceServer[]>;
  onState: (state: LinkState) => void;
};

export type PeerLink = ReturnType<typeof createPeerLink>;

/** A short loss often heals by itself; after this time in ms ICE is restarted. */
const restartAfterMs = 4_000;
/** After an ICE restart media must flow within this time in ms, or the connection is replaced. Doubled each time. */
const stallAfterMs = 8_000;
/** Media must still arrive in the last part of that time, in ms. */
const lastPartMs = 3_000;
const longestReconnectMs = 60_000;

/**
 * The link to another device of the room. The role that comes first makes the offers. After an interruption ICE is
 * restarted. If media does not flow then, a new connection replaces the old one: Chromium's estimate of the bandwidth
 * recovers so slowly that the picture may stay away for minutes. An epoch counts the connections of both sides, so that
 * signals of an earlier one are ignored.
 */
export function createPeerLink(deps: PeerLinkDeps) {
  const isPolite = roomRoles.indexOf(deps.ownRole) > roomRoles.indexOf(deps.other.role);
  let { stream, iceServers } = deps;
  let epoch = 0;
  let connection = connect();
  let isInterrupted = false;
  /** Grows while no connection is made. */
  let reconnectMs = stallAfterMs;
  let hasReplacedStalled = false;
  let isClosed = false;
  let restarting: ReturnType<typeof setTimeout> | undefined;
  let watching: ReturnType<typeof setTimeout> | undefined;

  function connect(): PeerConnection {
    const ownEpoch = epoch;
    const isCurrent = () => ownEpoch === epoch;
    return createPeerConnection({
      isPolite,
      isReplacement: epoch > 0,
      iceServers,
      stream,
      send: (signal) => isCurrent() && deps.send(JSON.stringify({ epoch: ownEpoch, ...signal })),
      onState: (state) => isCurrent() && followState(state),
      onStream: deps.onStream,
      onReceived: (media) => isCurrent() && deps.onReceived(media),
      onSent: deps.onSent,
    });
  }

  function followState(state: 'connected' | 'disconnected' | 'failed'): void {
    clearTimeout(restarting);
    if (state === 'connected') {
      deps.onState('connected');
      if (isInterrupted) watch(stallAfterMs);
      return;
    }
    isInterrupted = true;
    deps.onState('reconnecting');
    if (state === 'failed') void restartIce();
    else restarting = setTimeout(() => void restartIce(), restartAfterMs);
  }

  async function restartIce(): Promise<void> {
    clearTimeout(restarting);
    isInterrupted = true;
    const restarted = connection;
    const renewed = await renewServers();
    if (isClosed || connection !== restarted) return;
    restarted.restartIce(renewed);
    watch();
  }

  const renewServers = async () => {
    const renewed = await deps.renewServers().catch(() => undefined);
    iceServers = renewed ?? iceServers;
    return renewed;
  };

  /** Checks after a while whether media flows. */
  function watch(ms = reconnectMs): void {
    clearTimeout(watching);
    watching = setTimeout(() => void check().catch(() => {}), ms - lastPartMs);
  }

  async function check(): Promise<void> {
    const checked = connection;
    const before = await checked.readFlow();
    await new Promise((resolve) => (watching = setTimeout(resolve, lastPartMs)));
    const isStalled = checked.isConnected() && hasStalled(before, await checked.readFlow());
    if (isClosed || connection !== checked) return;
    if (checked.isConnected() && !isStalled) {
      isInterrupted = false;
      hasReplacedStalled = false;
      reconnectMs = stallAfterMs;
      return;
    }
    // Once only: each replacement interrupts the sound, which may work.
    if (isStalled && hasReplacedStalled) return;
    const isServerReachable = (await renewServers()) !== undefined;
    if (isClosed || connection !== checked) return;
    if (!isServerReachable) return watch();
    hasReplacedStalled = isStalled;
    reconnectMs = Math.min(reconnectMs * 2, longestReconnectMs);
    replace(epoch + 1);
    // The polite side makes no first offer: the other side does, when it hears of the epoch.
    if (isPolite) deps.send(JSON.stringify({ epoch }));
  }

  function replace(nextEpoch: number): void {
    clearTimeout(restarting);
    epoch = nextEpoch;
    connection.close();
    connection = connect();
    isInterrupted = true;
    deps.onState('reconnecting');
    watch();
  }

  return {
    isConnected: () => connection.isConnected(),

    /** A description or candidate of the other device. */
    async receive(data: string): Promise<void> {
      const { epoch: sent, ...signal } = parseSignal(data);
      if (sent < epoch) return;
      if (sent > epoch) replace(sent);
      await connection.receive(signal);
    },

    /** Sends other tracks, without negotiating again. */
    async replaceTracks(next: MediaStream): Promise<void> {
      stream = next;
      await connection.replaceTracks(next);
    },

    restartIce,

    close(): void {
      isClosed = true;
      clearTimeout(restarting);
      clearTimeout(watching);
      connection.close();
    },
  };
}

/** Signals come from the other participant's browser; a broken one is ignored. */
function parseSignal(data: string): SignalData & { epoch: number } {
  const { epoch, ...signal } = parseObject(data) ?? {};
  // Cast: the browser checks every field of description and candidate when it uses them.
  return { ...(signal as SignalData), epoch: Number.isSafeInteger(epoch) ? Number(epoch) : 0 };
}

import type { RoomRole } from '../../../terms.ts';
import type { Participant, Signal } from '../../contract.ts';
import { createPeerLink, type LinkState, type PeerLink, type PeerLinkDeps } from './peer-link.ts';
import type { SentMedia } from './sent-media.ts';

/** Another person in the call. */
export type Remote = {
  role: RoomRole;
  peer: string;
  state: LinkState;
  stream: MediaStream | null;
  /** What that device sends, and what it gets from this one; undefined until it is connected. */
  received?: SentMedia;
  sent?: SentMedia;
};

type MeshDeps = Pick<PeerLinkDeps, 'ownRole' | 'iceServers' | 'stream' | 'renewServers'> & {
  ownPeer: string;
  send: (to: string, data: string) => void;
  onRemotes: (remotes: Remote[]) => void;
};

export type Mesh = ReturnType<typeof createMesh>;

/** Direct connections to the other devices of a room: one, or two with a companion. */
export function createMesh({ ownPeer, send, onRemotes, ...shared }: MeshDeps) {
  const links = new Map<string, PeerLink>();
  const remotes = new Map<string, Remote>();
  let { stream, iceServers } = shared;
  const publish = () => onRemotes([...remotes.values()]);
  const change = (peer: string, fields: Partial<Remote>) => {
    const known = remotes.get(peer);
    if (known !== undefined) remotes.set(peer, { ...known, ...fields });
    publish();
  };

  const connect = (other: Participant) => {
    remotes.set(other.peer, { role: other.role, peer: other.peer, state: 'connecting', stream: null });
    const link = createPeerLink({
      ...shared,
      stream,
      iceServers,
      other,
      send: (data) => send(other.peer, data),
      onState: (state) => change(other.peer, { state }),
      onStream: (stream) => change(other.peer, { stream }),
      onReceived: (received) => change(other.peer, { received }),
      onSent: (sent) => change(other.peer, { sent }),
      renewServers: async () => {
        iceServers = await shared.renewServers();
        return iceServers;
      },
    });
    links.set(other.peer, link);
  };

  return {
    /** Connects to admitted devices, and closes the connections of those that left. */
    update(participants: readonly Participant[]): void {
      const isIn = participants.some(({ peer, isAdmitted }) => peer === ownPeer && isAdmitted);
      const others = participants.filter(({ peer, isAdmitted }) => isIn && isAdmitted && peer !== ownPeer);
      const present = new Set(others.map(({ peer }) => peer));
      for (const [peer, link] of links) {
        if (present.has(peer)) continue;
        link.close();
        links.delete(peer);
        remotes.delete(peer);
      }
      for (const other of others) if (!links.has(other.peer)) connect(other);
      publish();
    },

    async receive({ from, data }: Pick<Signal, 'from' | 'data'>): Promise<void> {
      // A broken or late signal must not end the call.
      await links
        .get(from)
        ?.receive(data)
        .catch(() => {});
    },

    async replaceTracks(next: MediaStream): Promise<void> {
      stream = next;
      await Promise.all([...links.values()].map((link) => link.replaceTracks(next)));
    },

    /** After the network came back. */
    restart(): void {
      for (const link of links.values()) if (!link.isConnected()) void link.restartIce();
    },

    close(): void {
      for (const link of links.values()) link.close();
      links.clear();
      remotes.clear();
    },
  };
}

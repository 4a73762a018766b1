import { useEffect, useRef, useState } from 'react';
import { type Device, enterRoom, leaveOnClose } from '../../api.ts';
import type { RoomFacts } from '../../contract.ts';
import { createMesh, type Mesh } from './mesh.ts';
import { type CallState, createOutbox, followEvents, replyWithinMs, within } from './signalling.ts';

const initial: CallState = { participants: [], remotes: [], safetyAnswers: [], isServerReachable: true };

/**
 * Keeps a device in the room: asks for events, passes signals between the connections and the server, and leaves when the
 * page closes.
 */
export function useCall(device: Device, room: RoomFacts, iceServers: RTCIceServer[], stream: MediaStream) {
  const [state, setState] = useState(initial);
  const mesh = useRef<Mesh>(null);
  const change = useRef((fields: Partial<CallState>) =>
    setState((known) => ({ ...known, ...fields })),
  ).current;
  const firstStream = useRef(stream);

  useEffect(() => {
    const ending = new AbortController();
    const outgoing = createOutbox(device, ending.signal);
    const links = createMesh({
      ownRole: room.role,
      ownPeer: device.peer,
      iceServers,
      stream: firstStream.current,
      send: outgoing.add,
      onRemotes: (remotes) => change({ remotes }),
      renewServers: async () => (await within(replyWithinMs, enterRoom(device, false))).iceServers,
    });
    mesh.current = links;
    void followEvents(device, links, change, ending.signal);
    const comeBack = () => links.restart();
    const close = () => leaveOnClose(device);
    window.addEventListener('online', comeBack);
    window.addEventListener('pagehide', close);
    // Back from the browser's cache of pages: it left when it was hidden.
    const enterAgain = ({ persisted }: PageTransitionEvent) =>
      persisted && void enterRoom(device, false).catch(() => {});
    window.addEventListener('pageshow', enterAgain);
    return () => {
      ending.abort();
      window.removeEventListener('online', comeBack);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', enterAgain);
      links.close();
      mesh.current = null;
    };
  }, [device, room.role, iceServers, change]);

  useEffect(() => void mesh.current?.replaceTracks(stream), [stream]);
  return state;
}

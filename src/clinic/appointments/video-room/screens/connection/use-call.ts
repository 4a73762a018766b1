import { useEffect, useRef, useState } from 'react';
import { ApiError, problemMessage } from '#platform/api/client.ts';
import { awaitEvents, type Device, enterRoom, leaveOnClose, postSignal } from '../../api.ts';
import type { Participant, RoomFacts, SafetyAnswer } from '../../contract.ts';
import { createMesh, type Mesh, type Remote } from './mesh.ts';

/** Delay in ms before a failed call to the server is repeated. */
const retryMs = 2_000;

export type CallState = {
  participants: Participant[];
  remotes: Remote[];
  safetyAnswers: SafetyAnswer[];
  /** False while the server does not respond; a running conversation goes on. */
  isServerReachable: boolean;
  /** Why the call is over on this device. */
  ended?: { code: string; message: string };
};

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
      renewServers: async () => (await enterRoom(device, false)).iceServers,
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

/** Sends signals one after another, in order; after a failure it tries again. */
function createOutbox(device: Device, ending: AbortSignal) {
  let last = Promise.resolve();
  const post = async (to: string, data: string): Promise<void> => {
    while (!ending.aborted)
      try {
        await postSignal(device, to, data);
        return;
      } catch (error) {
        if (isFinal(error)) return;
        await pause(retryMs);
      }
  };
  return {
    add(to: string, data: string): void {
      last = last.then(() => post(to, data));
    },
  };
}

async function followEvents(
  device: Device,
  links: Mesh,
  change: (fields: Partial<CallState>) => void,
  ending: AbortSignal,
): Promise<void> {
  let state = '';
  let after = 0;
  while (!ending.aborted)
    try {
      const events = await awaitEvents(device, state, after);
      if (ending.aborted) return;
      const { participants, safetyAnswers } = events;
      change({ participants, safetyAnswers, isServerReachable: true });
      state = events.state;
      links.update(participants);
      for (const signal of events.signals) {
        after = Math.max(after, signal.id);
        await links.receive(signal);
      }
    } catch (error) {
      if (ending.aborted) return;
      if (isFinal(error)) {
        links.close();
        change({
          ended: { code: error.problem.code ?? '', message: problemMessage(error) ?? '' },
          remotes: [],
        });
        return;
      }
      change({ isServerReachable: false });
      await pause(retryMs);
    }
}

/** Refusals that will not change: 429 and 5xx are temporary. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { publicKey } from '#platform/api/query-keys.ts';
import type {
  admitToRoom,
  awaitRoomEvents,
  enterVideoRoom,
  leaveRoom,
  readVideoRoom,
  SafetyAnswer,
  saveSafetyAnswer,
  sendSignal,
} from './contract.ts';

/** The room of a link. A POST, so that the token does not appear in logged URLs. */
export const videoRoomQuery = (token: string) =>
  queryOptions({
    queryKey: publicKey('video-room', token),
    queryFn: () => call<typeof readVideoRoom>('POST', '/api/video-room/read', { body: { token } }),
  });

/** A device in the room of a link. */
export type Device = { token: string; peer: string };

export const enterRoom = (device: Device, takesOver: boolean) =>
  call<typeof enterVideoRoom>('POST', '/api/video-room/enter', { body: { ...device, takesOver } });

export const awaitEvents = (device: Device, state: string, after: number) =>
  call<typeof awaitRoomEvents>('POST', '/api/video-room/events', { body: { ...device, state, after } });

export const postSignal = (device: Device, to: string, data: string) =>
  call<typeof sendSignal>('POST', '/api/video-room/signals', { body: { ...device, to, data } });

export const letIn = (device: Device, role: 'patient' | 'companion') =>
  call<typeof admitToRoom>('POST', '/api/video-room/admit', { body: { ...device, role } });

export const saveSafety = (device: Device, answer: SafetyAnswer) =>
  call<typeof saveSafetyAnswer>('POST', '/api/video-room/safety-answers', { body: { ...device, ...answer } });

export const leave = (device: Device, endsForAll: boolean) =>
  call<typeof leaveRoom>('POST', '/api/video-room/leave', { body: { ...device, endsForAll } });

/** Leaves while the page closes: the request outlives it. */
export const leaveOnClose = (device: Device) =>
  void fetch('/api/video-room/leave', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...device, endsForAll: false }),
  });

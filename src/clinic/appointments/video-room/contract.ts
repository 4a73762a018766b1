import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, refusalTable } from '#platform/api/refusals.ts';
import { roomRoles } from '../terms.ts';
import { maxSafetyLength, maxSignalLength } from './terms.ts';
import { texts } from './texts.ts';

/** Upper bound: real tokens are far shorter. */
const token = z.string().max(100);
/** A device in the room, chosen by the device. It proves that later calls come from the same device. */
const peer = z.uuid();
const role = z.enum(roomRoles);
/** Those who wait to be let in. */
const guestRole = z.enum(['patient', 'companion']);

export const videoRoomRefusals = {
  ...refusalTable(
    {
      room_invalid: { status: 404 },
      room_moved: { status: 409 },
      room_cancelled: { status: 409 },
      room_over: { status: 410 },
      room_early: { status: 409 },
      other_device: { status: 409 },
      device_replaced: { status: 409 },
      not_admitted: { status: 403 },
    },
    () => texts().refusals,
  ),
  invalid: commonRefusals.invalid,
  too_many: commonRefusals.too_many,
};

const { room_invalid, room_moved, room_cancelled, room_over, invalid } = videoRoomRefusals;
const linkRefusals = { room_invalid, room_moved, room_cancelled, room_over, invalid };
const insideRefusals = { ...linkRefusals, device_replaced: videoRoomRefusals.device_replaced };

const roomFacts = z.object({
  role,
  phase: z.enum(['early', 'open']),
  /** Start, end, opening and closing of the room: ISO 8601, UTC. */
  startsAt: z.string(),
  endsAt: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  professionalName: z.string(),
  /** Names by role of those who may enter; only the therapist sees names of patients. */
  names: z.object({ patient: z.string().nullable(), companion: z.string().nullable() }),
  hasCompanion: z.boolean(),
  /** The patient's telephones, for the therapist only. */
  phones: z.array(z.string()),
  /** Whether a required consent is unsigned: one's own, for the therapist anyone's. */
  isConsentMissing: z.boolean(),
  /** Whether a relay helps networks that cannot connect directly. */
  hasRelay: z.boolean(),
});
export type RoomFacts = z.output<typeof roomFacts>;

/** POST although it changes nothing: the token must not appear in logged URLs. */
export const readVideoRoom = endpoint({
  method: 'POST',
  path: '/api/video-room/read',
  access: 'public',
  summary: 'The video room of a link: times, names and whether it is open; changes nothing',
  body: z.strictObject({ token }),
  status: 200,
  reply: roomFacts,
  refusals: linkRefusals,
});

const iceServers = z.array(
  z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() }),
);

export const enterVideoRoom = endpoint({
  method: 'POST',
  path: '/api/video-room/enter',
  access: 'public',
  summary: 'Enter a video room with a device. Repeating it gets new relay credentials',
  body: z.strictObject({ token, peer, takesOver: z.boolean() }),
  status: 200,
  reply: z.object({ iceServers }),
  refusals: {
    ...linkRefusals,
    room_early: videoRoomRefusals.room_early,
    other_device: videoRoomRefusals.other_device,
  },
});

const participant = z.object({
  role,
  peer: z.string(),
  isAdmitted: z.boolean(),
  /** Has not been heard of for 45 s; its connections may still work. */
  isSilent: z.boolean(),
});
export type Participant = z.output<typeof participant>;

const signal = z.object({ id: z.int(), from: z.string(), data: z.string() });
export type Signal = z.output<typeof signal>;

const safetyText = z
  .string()
  .trim()
  .max(maxSafetyLength, { error: () => texts().tooLong });
const safetyAnswer = z.object({
  /** The person whom it is about. */
  role: guestRole,
  /** Where the person is now. */
  location: z.string(),
  /** Whom to call in an emergency. */
  contact: z.string(),
});
export type SafetyAnswer = z.output<typeof safetyAnswer>;

const roomEvents = z.object({
  /** Names this state; the next call waits for another. */
  state: z.string(),
  participants: z.array(participant),
  signals: z.array(signal),
  /** For the therapist everyone's, for the others their own. */
  safetyAnswers: z.array(safetyAnswer),
});
export type RoomEvents = z.output<typeof roomEvents>;

export const awaitRoomEvents = endpoint({
  method: 'POST',
  path: '/api/video-room/events',
  access: 'public',
  asksByItself: true,
  summary: 'Wait up to 20 s for signals, or for a change of who is in the room',
  body: z.strictObject({
    token,
    peer,
    /** The state known, empty at first. */
    state: z.string().max(64),
    /** The last signal received, 0 at first. Earlier ones are deleted. */
    after: z.int().nonnegative(),
  }),
  status: 200,
  reply: roomEvents,
  refusals: insideRefusals,
});

export const sendSignal = endpoint({
  method: 'POST',
  path: '/api/video-room/signals',
  access: 'public',
  asksByItself: true,
  summary: 'Send a session description or a candidate to another device in the room',
  body: z.strictObject({ token, peer, to: peer, data: z.string().min(2).max(maxSignalLength) }),
  status: 204,
  reply: null,
  refusals: {
    ...insideRefusals,
    not_admitted: videoRoomRefusals.not_admitted,
    too_many: videoRoomRefusals.too_many,
  },
});

export const admitToRoom = endpoint({
  method: 'POST',
  path: '/api/video-room/admit',
  access: 'public',
  summary: 'Let a waiting participant in; for the therapist',
  body: z.strictObject({ token, peer, role: guestRole }),
  status: 204,
  reply: null,
  refusals: insideRefusals,
});

export const saveSafetyAnswer = endpoint({
  method: 'POST',
  path: '/api/video-room/safety-answers',
  access: 'public',
  summary:
    'Note where a person is now and whom to call in an emergency: the person, or the therapist. Deleted when the call ends',
  body: z.strictObject({ token, peer, role: guestRole, location: safetyText, contact: safetyText }),
  status: 204,
  reply: null,
  refusals: insideRefusals,
});

export const leaveRoom = endpoint({
  method: 'POST',
  path: '/api/video-room/leave',
  access: 'public',
  summary: 'Leave the room; the therapist can end it for everyone until entering again',
  body: z.strictObject({ token, peer, endsForAll: z.boolean() }),
  status: 204,
  reply: null,
  refusals: linkRefusals,
});

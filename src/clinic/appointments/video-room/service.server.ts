import { createHash } from 'node:crypto';
import { findUnsigned } from '#clinic/consents/service.server.ts';
import { contactsOf } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Config } from '#platform/config.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Changes } from '#platform/live/changes.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { findPatientName } from '../certificates/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { statusAt } from '../presenter.server.ts';
import { type AppointmentView, findById } from '../queries.server.ts';
import { type RoomPlace, readRoomToken } from '../room-tokens.server.ts';
import { deleteSafetyAnswers } from '../safety-answers/queries.server.ts';
import * as safety from '../safety-answers/service.server.ts';
import type { RoomRole } from '../terms.ts';
import { type RoomEvents, type RoomFacts, type SafetyAnswer, videoRoomRefusals } from './contract.ts';
import { iceServersOf } from './ice-servers.server.ts';
import * as queries from './queries.server.ts';
import { isPresent, roomPhase, roomTimes } from './rules.ts';
import { maxSignalsPerSecond } from './terms.ts';

const refuse = refusing(videoRoomRefusals);

/** A call for events waits this long for something new, in ms. Proxies end silent requests after 30 s or more. */
const waitMs = 20_000;

export type VideoRoomDeps = Pick<AppointmentsDeps, 'db' | 'clock' | 'secrets'> & {
  limits: Limits;
  changes: Pick<Changes, 'subscribe'>;
  config: Pick<Config, 'TURN_URLS' | 'TURN_SECRET'>;
  /** Aborted when the process stops, so that no waiting call keeps it. */
  closing: AbortSignal;
};

/** Signals that no device fetched are deleted after this time, in ms. */
const signalsKeptMs = 5 * 60_000;

type Device = { token: string; peer: string };

/**
 * Use cases of the video room. The token alone names appointment and place, as with reminder links; media never comes
 * here. All throw Refusal `room_invalid`, `room_moved`, `room_cancelled`, `room_over`.
 */
export function createVideoRoom(deps: VideoRoomDeps) {
  const { db, clock, secrets, config } = deps;
  const signals = deps.limits({ name: 'video-signal', points: maxSignalsPerSecond, seconds: 1 });

  /** The place and the appointment of a valid token. */
  async function open(token: string) {
    const place = readRoomToken(secrets, token);
    const view = place && (await findById(db, place.appointmentId));
    if (place === undefined || view === undefined) throw refuse('room_invalid');
    const now = clock.now();
    if (view.kind !== 'video' || statusAt(view, now) !== 'confirmed') throw refuse('room_cancelled');
    if (view.startsAt.getTime() !== place.startsAt.getTime()) throw refuse('room_moved');
    if (place.role === 'companion' && view.companionId === null) throw refuse('room_invalid');
    const phase = roomPhase(view, now);
    if (phase === 'over') throw refuse('room_over');
    return { place, view, phase, now };
  }

  /** As `open`, for a device inside. @throws Refusal `device_replaced` */
  async function openInside({ token, peer }: Device) {
    const opened = await open(token);
    const participants = await queries.listParticipants(db, opened.place);
    const own = participants.find(({ role }) => role === opened.place.role);
    if (isEnded(participants) && opened.place.role !== 'therapist') throw refuse('room_over');
    if (own?.peer !== peer) throw refuse('device_replaced');
    return { ...opened, participants, own };
  }

  return {
    async read(token: string): Promise<RoomFacts> {
      const { place, view, phase, now } = await open(token);
      const { opensAt, closesAt } = roomTimes(view);
      const isTherapist = place.role === 'therapist';
      const contacts = isTherapist ? await contactsOf(db, view.patientId, now) : [];
      return {
        role: place.role,
        phase,
        startsAt: view.startsAt.toISOString(),
        endsAt: view.endsAt.toISOString(),
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        professionalName: view.professionalName,
        names: isTherapist ? await findNames(db, view) : { patient: null, companion: null },
        hasCompanion: view.companionId !== null,
        phones: contacts.flatMap(({ phone }) => phone ?? []),
        isConsentMissing: await isConsentMissing(db, view, place.role, now),
        hasRelay: config.TURN_URLS !== undefined,
      };
    },

    /** @throws Refusal `room_early`, `other_device` */
    async enter({ token, peer, takesOver }: Device & { takesOver: boolean }) {
      const { place, phase, now } = await open(token);
      if (phase === 'early') throw refuse('room_early');
      await inTransaction(db, async (tx) => {
        const participants = await queries.listParticipants(tx, place);
        if (isEnded(participants) && place.role !== 'therapist') throw refuse('room_over');
        const own = participants.find(({ role }) => role === place.role);
        const isHeld = own !== undefined && own.peer !== peer && isPresent(own, now);
        if (isHeld && !takesOver) throw refuse('other_device');
        await queries.deleteOldSignals(tx, new Date(now.getTime() - signalsKeptMs));
        await queries.takePlace(tx, place, peer, now);
      });
      return { iceServers: iceServersOf(config, peer, now) };
    },

    /** Waits for something new. @throws Refusal `device_replaced` */
    async events({
      token,
      peer,
      state,
      after,
    }: Device & { state: string; after: number }): Promise<RoomEvents> {
      const { place, now } = await openInside({ token, peer });
      await queries.touch(db, place, peer, now);
      const wait = createWait(deps, queries.topicOf(place));
      try {
        let events = await readEvents(deps, place, peer, after);
        while (events.signals.length === 0 && events.state === state && (await wait.next())) {
          await openInside({ token, peer });
          events = await readEvents(deps, place, peer, after);
        }
        return events;
      } finally {
        wait.end();
      }
    },

    /** @throws Refusal `device_replaced`, `not_admitted`, 429 */
    async signal({ token, peer, to, data }: Device & { to: string; data: string }): Promise<void> {
      const { place, participants, own, now } = await openInside({ token, peer });
      await signals.spend(peer);
      const other = participants.find((one) => one.peer === to);
      if (own.admittedAt === null || !other?.admittedAt) throw refuse('not_admitted');
      await inTransaction(db, (tx) =>
        queries.addSignal(tx, place, { sender: peer, recipient: to, data }, now),
      );
    },

    /** @throws Refusal `device_replaced`, `room_invalid` for anyone but the therapist */
    async admit({ role, ...device }: Device & { role: RoomRole }): Promise<void> {
      const { place, now } = await openInside(device);
      if (place.role !== 'therapist') throw refuse('room_invalid');
      await inTransaction(db, (tx) => queries.admit(tx, place, role, now));
    },

    /** @throws Refusal `device_replaced`, `room_invalid` for another person's answer */
    async saveSafetyAnswer({ role, location, contact, ...device }: Device & SafetyAnswer): Promise<void> {
      const { place } = await openInside(device);
      if (place.role !== 'therapist' && place.role !== role) throw refuse('room_invalid');
      await inTransaction(db, async (tx) => {
        await safety.saveSafetyAnswer(tx, secrets, { ...place, role }, { location, contact });
        await queries.announce(tx, place);
      });
    },

    /** Leaving twice, or after another device took over, changes nothing. */
    async leave({ token, peer, endsForAll }: Device & { endsForAll: boolean }): Promise<void> {
      const { place, now } = await open(token);
      const ends = endsForAll && place.role === 'therapist';
      await inTransaction(db, async (tx) => {
        await queries.leave(tx, place, peer, now, ends ? now : null);
        if (!ends) return;
        await queries.endForAll(tx, place, now);
        await deleteSafetyAnswers(tx, place);
      });
    },
  };
}

const isEnded = (participants: readonly queries.ParticipantRow[]) =>
  participants.some(({ endedAt }) => endedAt !== null);

async function readEvents(
  { db, clock, secrets }: VideoRoomDeps,
  place: RoomPlace,
  peer: string,
  after: number,
): Promise<RoomEvents> {
  const signals = await queries.takeSignals(db, peer, after);
  const rows = await queries.listParticipants(db, place);
  const now = clock.now();
  const participants = rows
    .filter(({ leftAt }) => leftAt === null)
    .map((one) => ({
      role: one.role,
      peer: one.peer,
      isAdmitted: one.admittedAt !== null,
      isSilent: !isPresent(one, now),
    }));
  const safetyAnswers = await safety.readSafetyAnswers(db, secrets, place);
  const state = createHash('sha256')
    .update(JSON.stringify([participants, safetyAnswers]))
    .digest('base64url')
    .slice(0, 22);
  return { state, participants, signals, safetyAnswers };
}

/** Waits for changes of a topic. `next` tells whether one came before the time was over or the process stops. */
function createWait({ changes, closing }: Pick<VideoRoomDeps, 'changes' | 'closing'>, topic: string) {
  let hasChanged = false;
  let wake = () => {};
  const unsubscribe = changes.subscribe(topic, () => {
    hasChanged = true;
    wake();
  });
  const isOver = AbortSignal.any([closing, AbortSignal.timeout(waitMs)]);
  const stop = () => wake();
  isOver.addEventListener('abort', stop);
  return {
    async next(): Promise<boolean> {
      if (!hasChanged && !isOver.aborted) await new Promise<void>((resolve) => (wake = resolve));
      hasChanged = false;
      return !isOver.aborted;
    },
    end() {
      unsubscribe();
      isOver.removeEventListener('abort', stop);
    },
  };
}

const findNames = async (db: Database, { patientId, companionId }: AppointmentView) => ({
  patient: await findPatientName(db, patientId),
  companion: companionId === null ? null : await findPatientName(db, companionId),
});

async function isConsentMissing(
  db: Database,
  { id, patientId, companionId }: AppointmentView,
  role: RoomRole,
  now: Date,
): Promise<boolean> {
  const ids: Record<RoomRole, (number | null)[]> = {
    therapist: [patientId, companionId],
    patient: [patientId],
    companion: [companionId],
  };
  const patientIds = ids[role].flatMap((each) => each ?? []);
  const visit = { id, patientIds, isVideo: true };
  return (await findUnsigned(db, [visit], wallTimeOf(now).day)).length > 0;
}

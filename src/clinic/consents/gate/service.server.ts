import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { requirePatientRecord } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { type Missing, missingInLog, wasMissing } from '../rules.ts';
import { openReason, sealReason } from '../sealed.server.ts';
import { readSignatures } from '../signatures.server.ts';
import type { Ground } from '../terms.ts';
import { gateRefusals, type Warning } from './contract.ts';
import * as queries from './queries.server.ts';
import { texts } from './texts.ts';

const refuse = refusing(gateRefusals);

type Hour = { patientId: number; appointmentId: number; isVideo: boolean };

type Exception = Awaited<ReturnType<typeof queries.listExceptions>>[number]['exception'];

/**
 * Whether an exception covers this appointment. A written reason covers what was missing then; 'family_only'
 * covers its own appointment. Reception and the director may also rely on another user's exception for the
 * same appointment.
 */
function justifiesProceeding(
  { enteredBy, ground, appointmentId, missing: log }: Exception,
  { actor, hour, missing }: { actor: Person; hour: Hour; missing: readonly Missing[] },
): boolean {
  const isOfHour = appointmentId === hour.appointmentId;
  if (enteredBy !== actor.userId && (actor.role === 'professional' || !isOfHour)) return false;
  return ground === 'reason' ? wasMissing(missing, log) : isOfHour;
}

async function readGate(db: Database, { actor, hour }: { actor: Person; hour: Hour }, now: Date) {
  const { patientId, isVideo: hasVideo } = hour;
  const signatures = await readSignatures(db, { actor, patientId, hasVideo }, now);
  const exceptions = await queries.listExceptions(db, patientId);
  const { missing } = signatures;
  const mayGoOn =
    missing.length === 0 ||
    exceptions.some(({ exception }) => justifiesProceeding(exception, { actor, hour, missing }));
  return { ...signatures, exceptions, mayGoOn };
}

/** @throws Refusal `not_found` */
export async function readWarning(
  { clock, secrets }: Pick<ConsentsDeps, 'clock' | 'secrets'>,
  db: Database,
  actor: Person,
  hour: Hour,
): Promise<Warning> {
  const now = clock.now();
  const { missing, signers, arrangement, exceptions, mayGoOn } = await readGate(db, { actor, hour }, now);
  return {
    missing,
    signers,
    mayGoOn,
    arrangement: arrangement?.arrangement ?? null,
    isMinor: (await requirePatientRecord(db, { actor, id: hour.patientId, now })).isChild,
    exceptions: exceptions.map(({ exception, fullName, username }) => ({
      ground: exception.ground,
      missing: exception.missing,
      appointmentId: exception.appointmentId,
      reason: mayRead(actor, exception) ? openReason(exception, secrets) : null,
      at: exception.at.toISOString(),
      by: fullName ?? username,
    })),
  };
}

/** Reception reads only its own reasons. */
const mayRead = ({ role, userId }: Person, { enteredBy }: Exception): boolean =>
  role !== 'reception' || enteredBy === userId;

/**
 * Proceeds without signatures. The log stores that there is a reason; the reason itself is sealed. @throws
 * Refusal `not_found`, `of_age`, `invalid`
 */
export const recordException = (
  deps: Pick<ConsentsDeps, 'db' | 'clock' | 'secrets'>,
  actor: Person,
  { ground, reason, ...hour }: Hour & { ground: Ground; reason: string },
): Promise<Warning> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const { missing } = await readGate(tx, { actor, hour }, now);
    if (missing.length === 0) return readWarning(deps, tx, actor, hour);
    const { isChild } = await requirePatientRecord(tx, { actor, id: hour.patientId, now });
    if (ground === 'family_only' && !isChild) throw refuse('of_age');
    if (ground === 'reason' && reason.length < 10)
      throw refuse('invalid', { fields: { reason: texts().reasonMissing } });
    const { patientId, appointmentId } = hour;
    const log = missingInLog(missing);
    const id = await queries.addException(tx, {
      patientId,
      appointmentId,
      ground,
      missing: log,
      at: now,
      enteredBy: actor.userId,
    });
    if (ground === 'reason') await queries.setReason(tx, id, sealReason(id, reason, deps.secrets));
    await record(tx, {
      at: now,
      actor,
      action: 'consent.went-on',
      patientId,
      subject: `consent-exception:${id}`,
      detail: { ground, missing: log, appointment: appointmentId },
    });
    return readWarning(deps, tx, actor, hour);
  });

import { hasBeenNotified, queueMessage } from '#clinic/notifications/service.server.ts';
import { patientOfUser } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { isUnderReview } from '#clinic/payments/service.server.ts';
import { localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { bookedLetter } from '../letters.server.ts';
import { roomUrlOf, statusAt } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';

/**
 * Asks the user who booked for the payment of a live hold, once, unless the wallet is reviewing one. Waits for a
 * concurrent payment, cancellation or move.
 */
export const sendPaymentRequest = (
  deps: Pick<AppointmentsDeps, 'db' | 'clock' | 'publicUrl' | 'secrets'>,
  id: number,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const seen = await queries.findById(tx, id);
    if (seen === undefined || seen.bookedBy === null) return;
    await queries.lockAppointmentsOf(tx, seen, now);
    const view = await queries.findById(tx, id);
    if (view === undefined || view.holdExpiresAt === null || statusAt(view, now) !== 'pending') return;
    const kind = 'appointment.booked';
    const about = appointmentReference(id);
    const { bookedBy: userId, patientId, holdExpiresAt } = view;
    if (userId === null || (await isUnderReview(tx, about))) return;
    const { email, name, language } = await patientOfUser(tx, userId);
    if (email === null || (await hasBeenNotified(tx, { userId, about, kind }))) return;
    const to = {
      channel: 'email',
      recipient: email,
      recipientName: name,
      userId,
      patientId,
      language,
    } as const;
    const compose = () => {
      const told = { ...view, holdExpiresAt, roomUrl: roomUrlOf(deps, view, now) };
      const payUrl = new URL(localizePath(routes.dashboard), deps.publicUrl).href;
      return {
        kind,
        cause: 'hold' as const,
        about,
        expiresAt: holdExpiresAt,
        ...bookedLetter(told, payUrl, now),
      };
    };
    await queueMessage(tx, to, compose, now);
  });

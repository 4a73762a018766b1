import { writeChats, writeConsents, writeEvaluations, writeNotes } from './clinical.ts';
import type { Context } from './context.ts';
import { createMoney, type Payer, writeInvoicesAndTill } from './money.ts';
import { fullName } from './names.ts';
import { writeCallbacks, writeInbox, writeOpening, writeReadings, writeRecordRequests } from './office.ts';
import { listPatients, peopleOf } from './people.ts';
import { writePeople } from './people-rows.ts';
import { writePlans } from './plans.ts';
import { createRowCollector, numberByTime, type Rows } from './rows.ts';
import { writeVisits } from './visit-rows.ts';
import { listTreatments, listVisits } from './visits.ts';

/**
 * The rows of an invented year of the practice. Pure: the same context gives the same rows, and a later hour of the
 * same day only adds to them.
 */
export function createYear(context: Context): Rows {
  const collector = createRowCollector(context);
  const money = createMoney(context, collector);
  const { rows } = collector;
  const patients = listPatients(context).filter(({ person }) => collector.hasHappened(person.createdAt));
  const visits = listVisits(context, patients);
  const treatments = listTreatments(visits);
  writeOpening(context, collector);
  writePeople(context, collector, patients);
  writePlans(context, collector, money, visits);
  writeVisits(context, collector, money, visits);
  writeConsents(context, collector, treatments);
  writeNotes(context, collector, treatments);
  writeEvaluations(context, collector, treatments);
  writeChats(context, collector, treatments);
  writeInbox(context, collector);
  writeCallbacks(context, collector, treatments);
  writeRecordRequests(context, collector, treatments);
  writeReadings(context, collector, treatments);
  const names = new Map(
    peopleOf(patients).map(({ userId, id, name }) => [userId ?? `card/${id}`, fullName(name)]),
  );
  writeInvoicesAndTill(
    context,
    collector,
    ({ payerUserId, payerPatientId }: Payer) => names.get(payerUserId ?? `card/${payerPatientId}`) ?? '',
  );
  numberByTime(rows.sessionCredits, context.firstId('session_credits'), ({ at }) => at);
  numberByTime(rows.auditLog, context.firstId('audit_log'), ({ at }) => at);
  return rows;
}

import { createBooks, numberByTime, type Rows } from './books.ts';
import { careOf } from './care.ts';
import { writeChats, writeConsents, writeEvaluations, writeNotes } from './clinical.ts';
import type { Context } from './context.ts';
import { closeBooks, createMoney, type Payer } from './money.ts';
import { fullName } from './names.ts';
import { writeCallbacks, writeInbox, writeOpening, writeReadings, writeRecordRequests } from './office.ts';
import { listPatients, peopleOf } from './people.ts';
import { writePeople } from './people-rows.ts';
import { writePlans } from './plans.ts';
import { writeVisits } from './visit-rows.ts';
import { listVisits } from './visits.ts';

/**
 * The rows of an invented year of the practice. Pure: the same context gives the same rows, and a later hour of the
 * same day only adds to them.
 */
export function createYear(context: Context): Rows {
  const books = createBooks(context);
  const money = createMoney(context, books);
  const { rows } = books;
  const patients = listPatients(context).filter(({ person }) => books.hasHappened(person.createdAt));
  const visits = listVisits(context, patients);
  const care = careOf(visits);
  writeOpening(context, books);
  writePeople(context, books, patients);
  writePlans(context, books, money, visits);
  writeVisits(context, books, money, visits);
  writeConsents(context, books, care);
  writeNotes(context, books, care);
  writeEvaluations(context, books, care);
  writeChats(context, books, care);
  writeInbox(context, books);
  writeCallbacks(context, books, care);
  writeRecordRequests(context, books, care);
  writeReadings(context, books, care);
  const names = new Map(
    peopleOf(patients).map(({ userId, id, name }) => [userId ?? `card/${id}`, fullName(name)]),
  );
  closeBooks(
    context,
    books,
    ({ payerUserId, payerPatientId }: Payer) => names.get(payerUserId ?? `card/${payerPatientId}`) ?? '',
  );
  numberByTime(rows.sessionCredits, context.firstId('session_credits'), ({ at }) => at);
  numberByTime(rows.auditLog, context.firstId('audit_log'), ({ at }) => at);
  return rows;
}

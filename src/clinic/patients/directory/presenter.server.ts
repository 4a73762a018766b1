import type { Day } from '#platform/time/calendar-days.ts';
import { visibleFields } from '../fields.ts';
import { noticeAgeOf } from '../terms.ts';
import type { ListedPerson, PatientRecord } from './contract.ts';
import type { childrenOf, GuardianRow, PersonRow, RecordRow } from './queries.server.ts';

export function presentPerson({ nextAt, lastAt, total: _, ...row }: PersonRow): ListedPerson {
  return {
    ...row,
    nextAt: nextAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
  };
}

export function presentRecord(
  { createdAt, invitedUntil, answeredAge, tellsPatient, ...row }: RecordRow,
  guardians: GuardianRow[],
  children: Awaited<ReturnType<typeof childrenOf>>,
  { today, isDesk }: { today: Day; isDesk: boolean },
): PatientRecord {
  const { birthDate } = row;
  const age = birthDate === null ? undefined : noticeAgeOf(birthDate, today);
  return {
    ...row,
    ...visibleFields(row, isDesk),
    createdAt: createdAt.toISOString(),
    invitedUntil: invitedUntil?.toISOString() ?? null,
    notices: age === undefined ? null : { age, isAsked: (answeredAge ?? 0) < age, tellsPatient },
    guardians,
    children,
  };
}

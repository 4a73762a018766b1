import type { Role } from '#clinic/audit/contract.ts';
import type { PatientRecord } from '#clinic/patients/record/screens/record-view.tsx';
import type { Day } from '#platform/time/calendar-days.ts';

export type TabProps = {
  card: PatientRecord;
  role: Role;
  /** Whether the role is reception or direction. */
  isDesk: boolean;
  today: Day;
  /** The user has written a note since opening the record, so their notes are shown. */
  hasWritten: boolean;
};

import { CalendarClock, CalendarDays, type LucideIcon, Sun, UsersRound } from 'lucide-react';
import { routes } from '#platform/paths.ts';

export type StaffPage = { path: string; label: string; Icon: LucideIcon };

/** Where the staff go, in the order of a day. */
export const staffPages: readonly StaffPage[] = [
  { path: routes.staff, label: 'Hoy', Icon: Sun },
  { path: routes['staff-agenda'], label: 'Agenda', Icon: CalendarDays },
  { path: routes['staff-people'], label: 'Personas', Icon: UsersRound },
  { path: routes['staff-schedule'], label: 'Horario', Icon: CalendarClock },
];

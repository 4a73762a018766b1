import { type Letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { routes } from '#platform/paths.ts';
import { formatDate, formatDateAndTime, formatTime } from '#platform/time/dates.ts';

export type BriefedAppointment = { startsAt: Date; endsAt: Date; initials: string };
export type Change = 'booked' | 'moved' | 'cancelled';

const agendaLink = (publicUrl: string) => ({
  actions: [{ label: 'Ver la agenda', url: new URL(routes['staff-agenda'], publicUrl).href }],
});

export const dayLetter = (day: Date, told: readonly BriefedAppointment[], publicUrl: string): Letter =>
  noteToClinic(`Tu agenda del ${formatDate(day)}`, [
    told.length === 1 ? 'Tienes 1 cita:' : `Tienes ${told.length} citas:`,
    {
      facts: told.map(({ startsAt, endsAt, initials }) => [
        `${formatTime(startsAt)}–${formatTime(endsAt)}`,
        initials,
      ]),
    },
    agendaLink(publicUrl),
  ]);

const changes: Record<
  Change,
  (told: BriefedAppointment, former: Date) => [subject: string, sentence: string]
> = {
  booked: ({ startsAt, initials }) => [
    'Cita nueva',
    `${initials} tiene cita contigo el ${formatDateAndTime(startsAt)}.`,
  ],
  moved: ({ startsAt, initials }, former) => [
    'Cita cambiada',
    former.getTime() === startsAt.getTime()
      ? `La cita de ${initials} del ${formatDateAndTime(startsAt)} ha cambiado: mírala en la agenda.`
      : `La cita de ${initials} del ${formatDateAndTime(former)} pasa al ${formatDateAndTime(startsAt)}.`,
  ],
  cancelled: ({ initials }, former) => [
    'Cita cancelada',
    `${initials} ya no viene el ${formatDateAndTime(former)}. Esa hora queda libre.`,
  ],
};

/**
 * E-mail about a change within the next two days.
 * @param former start before the change
 */
export function changeLetter(
  change: Change,
  told: BriefedAppointment,
  former: Date,
  publicUrl: string,
): Letter {
  const [subject, sentence] = changes[change](told, former);
  return noteToClinic(`${subject}: ${formatDate(change === 'cancelled' ? former : told.startsAt)}`, [
    sentence,
    agendaLink(publicUrl),
  ]);
}

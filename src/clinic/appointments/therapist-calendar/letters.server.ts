import { type Letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { routes } from '#platform/paths.ts';
import { formatDate, formatDateAndTime, formatTime } from '#platform/time/dates.ts';
import { letterTexts } from './letter-texts.ts';

export type BriefedAppointment = { startsAt: Date; endsAt: Date; initials: string };
export type Change = 'booked' | 'moved' | 'cancelled';

const agendaLink = (publicUrl: string) => ({
  actions: [{ label: letterTexts().openAgenda, url: new URL(routes['staff-agenda'], publicUrl).href }],
});

export const dayLetter = (day: Date, told: readonly BriefedAppointment[], publicUrl: string): Letter =>
  noteToClinic(letterTexts().daySubject(formatDate(day)), [
    letterTexts().dayCount(told.length),
    {
      facts: told.map(({ startsAt, endsAt, initials }) => [
        `${formatTime(startsAt)}–${formatTime(endsAt)}`,
        initials,
      ]),
    },
    agendaLink(publicUrl),
  ]);

const sentences: Record<Change, (told: BriefedAppointment, former: Date) => string> = {
  booked: ({ startsAt, initials }) => letterTexts().booked(initials, formatDateAndTime(startsAt)),
  moved: ({ startsAt, initials }, former) =>
    former.getTime() === startsAt.getTime()
      ? letterTexts().changed(initials, formatDateAndTime(startsAt))
      : letterTexts().moved(initials, formatDateAndTime(former), formatDateAndTime(startsAt)),
  cancelled: ({ initials }, former) => letterTexts().cancelled(initials, formatDateAndTime(former)),
};

/**
 * E-mail about a change within the next two days.
 * @param former start before the change
 */
export const changeLetter = (
  change: Change,
  told: BriefedAppointment,
  former: Date,
  publicUrl: string,
): Letter =>
  noteToClinic(
    letterTexts().changeSubjects[change](formatDate(change === 'cancelled' ? former : told.startsAt)),
    [sentences[change](told, former), agendaLink(publicUrl)],
  );

import type { ReminderSeed } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { joinList } from '#platform/text/lists.ts';
import { texts } from './reminder-texts.ts';

/** Hours before any appointment at which a channel reminds, earliest first: '48 y 24 horas'; null if it never does. */
export function formatReminderHours(
  channel: 'email' | 'sms',
  reminders: readonly ReminderSeed[] = clinicSettings().reminders,
): string | null {
  const hours = reminders
    // The e-mail of `room` exists only for video consultations.
    .filter(
      ({ kind, channels, only }) =>
        only === null && channels.includes(channel) && (kind !== 'room' || channel === 'sms'),
    )
    .map(({ hoursBefore }) => hoursBefore)
    .sort((one, other) => other - one);
  if (hours.length === 0) return null;
  const numbers = joinList(hours.map((count) => String(count).replace('.', ',')));
  return texts().hours(numbers, hours.at(-1) === 1);
}

/** Reminder promise shown when booking. SMS are sent only to verified phones, and only for reminders. */
export function formatReminderPromise(
  reminders: readonly ReminderSeed[] = clinicSettings().reminders,
): string {
  const [email, sms] = [formatReminderHours('email', reminders), formatReminderHours('sms', reminders)];
  const ways = [email && texts().byEmail(email), sms && texts().bySms(sms)].filter((way) => way !== null);
  const words = ways.length === 0 ? texts().inProfile : ways.join('; ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

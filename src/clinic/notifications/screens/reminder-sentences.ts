import { clinic } from '#config';
import { joinList } from '#platform/text/lists.ts';

type Reminder = { hoursBefore: number; channels: readonly ('email' | 'sms')[]; only: string | null };

/** Hours before any appointment at which a channel reminds: '48 y 24 horas'; null if it never does. */
export function formatReminderHours(
  channel: 'email' | 'sms',
  reminders: readonly Reminder[] = clinic.reminders,
): string | null {
  const hours = reminders
    .filter(({ channels, only }) => only === null && channels.includes(channel))
    .map(({ hoursBefore }) => hoursBefore);
  if (hours.length === 0) return null;
  return `${joinList(hours.map(String))} ${hours.at(-1) === 1 ? 'hora' : 'horas'}`;
}

/** Reminder promise shown when booking. SMS are sent only to verified phones, and only for reminders. */
export function formatReminderPromise(reminders: readonly Reminder[] = clinic.reminders): string {
  const [email, sms] = [formatReminderHours('email', reminders), formatReminderHours('sms', reminders)];
  const ways = [
    email && `por correo, ${email} antes`,
    sms && `por SMS, ${sms} antes si verificas tu móvil`,
  ].filter((way) => way !== null);
  const words = ways.length === 0 ? 'tus citas están siempre en tu perfil' : ways.join('; ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

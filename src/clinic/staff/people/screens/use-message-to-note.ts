import { useSearchParams } from 'react-router';
import { useMessage } from '#clinic/chat/desk/screens/use-message.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatShortDate, formatTime } from '#platform/time/dates.ts';
import { texts } from './texts.ts';

/** Chat message to make a note of, given in the URL by number only. */
export function useMessageToNote(patientId: number) {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('mensaje'));
  const message = useMessage(patientId, Number.isInteger(id) && id > 0 ? id : undefined);
  const template = message && {
    sessionOn: wallTimeOf(new Date(message.sentAt)).day,
    text: texts().chatMessage(formatShortDate(message.sentAt), formatTime(message.sentAt), message.text),
  };
  const clearTemplate = () => {
    if (!search.has('mensaje')) return;
    const rest = new URLSearchParams(search);
    rest.delete('mensaje');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return { begin: template, begun: clearTemplate };
}

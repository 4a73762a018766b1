import { useLiveThreads } from '#clinic/chat/desk/screens/use-threads.ts';
import { useRefreshContactList } from '#clinic/contact/desk/screens/use-contact-list.ts';
import { useRefreshAnswered } from '#clinic/evaluations/results/screens/use-answered.ts';

/** Keeps the inbox up to date by live events: threads, contact messages, questionnaires. */
export function LiveInbox() {
  const refreshContact = useRefreshContactList();
  const refreshAnswered = useRefreshAnswered();
  useLiveThreads(() => {
    void refreshContact();
    void refreshAnswered();
  });
  return null;
}

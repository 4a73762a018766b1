import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Message } from '../api.ts';
import { linesOf } from './lines.ts';
import { Messages } from './messages.tsx';
import { texts } from './texts.ts';
import { useUnsent } from './use-unsent.ts';

type ThreadProps = {
  messages: readonly Message[];
  mine: Message['side'];
  myReadId: number;
  otherReadId: number;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  /** Identifies thread and writer in this tab's storage. */
  place: string;
  send: (message: { id: string; text: string }) => Promise<unknown>;
  markRead: (upTo: number) => void;
  /** Renders the input; receives the send function. */
  field: (send: (text: string) => void) => ReactNode;
  empty: string;
  /** Rendered above the input. */
  children: ReactNode;
  /** Rendered instead of the input if the user may not write. */
  closed: ReactNode;
  /** Renders an action for a message of the other side, given its id. */
  action?: ((id: number, sentAt: string) => ReactNode) | undefined;
  /** Whether the page scrolls to the thread on opening: the input matters more than the content around it. */
  comesIntoSight?: boolean;
  className: string;
};

/** A thread that stays up to date while it is visible. Use a `key` per thread. */
export function LiveThread({ place, send, field, children, closed, markRead, ...thread }: ThreadProps) {
  const { messages, mine, myReadId } = thread;
  const { unsent, add, retry, drop } = useUnsent({ place: `unsent:${place}`, send });
  const newestOfOther = messages.findLast(({ side }) => side !== mine);
  const isSeen = useIsPageVisible();
  const newestId = newestOfOther?.id ?? 0;
  const mark = useRef(markRead);
  mark.current = markRead;
  useEffect(() => {
    if (isSeen && newestId > myReadId) mark.current(newestId);
  }, [isSeen, newestId, myReadId]);
  const box = useRef<HTMLElement>(null);
  const { comesIntoSight = false } = thread;
  useEffect(() => {
    if (comesIntoSight) box.current?.scrollIntoView({ block: 'end' });
  }, [comesIntoSight]);
  return (
    <section
      ref={box}
      aria-label={texts().thread.label}
      className='docked:scroll-mb-24 scroll-mb-4 rounded-card border border-line bg-card'
    >
      <Messages
        retry={retry}
        drop={drop}
        mine={mine}
        lines={linesOf({ ...thread, unsent })}
        hasOlder={thread.hasOlder}
        isLoadingOlder={thread.isLoadingOlder}
        loadOlder={thread.loadOlder}
        empty={thread.empty}
        action={thread.action}
        className={thread.className}
      />
      <NewMessageAnnouncement newest={newestOfOther} />
      <div className='border-line border-t px-3 py-3 sm:px-5 sm:py-4'>
        {children}
        {closed ?? field((text) => void add(text))}
      </div>
    </section>
  );
}

/** Announces new messages to screen readers politely; not those present at the start. */
function NewMessageAnnouncement({ newest }: { newest: Message | undefined }) {
  const first = useRef(newest?.id ?? 0);
  const isNew = newest !== undefined && newest.id > first.current;
  return (
    <p role='status' className='sr-only'>
      {isNew ? texts().thread.newMessage(newest.author, newest.text) : ''}
    </p>
  );
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const useIsPageVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

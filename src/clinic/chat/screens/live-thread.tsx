import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Message } from '../api.ts';
import { linesOf } from './lines.ts';
import { Messages } from './messages.tsx';
import { useUnsent } from './use-unsent.ts';

type ThreadProps = {
  messages: readonly Message[];
  mine: Message['side'];
  myReadId: number;
  otherReadId: number;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  /** Names the thread and who writes, in this tab's storage. */
  place: string;
  send: (message: { id: string; text: string }) => Promise<unknown>;
  markRead: (upTo: number) => void;
  /** The field, from what sends. */
  field: (send: (text: string) => void) => ReactNode;
  empty: string;
  /** Stands before the field. */
  children: ReactNode;
  /** Stands in place of the field where nobody may write. */
  closed: ReactNode;
  /** What can be done with a message of the other side, by its number. */
  action?: ((id: number, sentAt: string) => ReactNode) | undefined;
  /** Whether the page moves to it when it opens: the field first, what lies around it can wait. */
  comesIntoSight?: boolean;
  className: string;
};

/** A thread that is kept true while it is looked at. Another thread is another one of these (`key`). */
export function LiveThread({ place, send, field, children, closed, markRead, ...thread }: ThreadProps) {
  const { messages, mine, myReadId } = thread;
  const { unsent, add, retry, drop } = useUnsent({ place: `unsent:${place}`, send });
  const newestOfOther = messages.findLast(({ side }) => side !== mine);
  const isSeen = useIsSeen();
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
      aria-label='Conversación'
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
      <Arrivals newest={newestOfOther} />
      <div className='border-line border-t px-3 py-3 sm:px-5 sm:py-4'>
        {children}
        {closed ?? field((text) => void add(text))}
      </div>
    </section>
  );
}

/** Says to a screen reader what has just come, when it is done with what it says; nothing of what was there before. */
function Arrivals({ newest }: { newest: Message | undefined }) {
  const first = useRef(newest?.id ?? 0);
  const isNew = newest !== undefined && newest.id > first.current;
  return (
    <p role='status' className='sr-only'>
      {isNew ? `Mensaje nuevo${newest.author === null ? '' : ` de ${newest.author}`}: ${newest.text}` : ''}
    </p>
  );
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether the page is looked at. */
const useIsSeen = () =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

import clsx from 'clsx';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { Button } from '#design/button.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { formatTime } from '#platform/time/dates.ts';
import { formatPastDay } from '#platform/time/near-days.ts';
import type { Message } from '../api.ts';
import type { Line } from './lines.ts';
import { texts } from './texts.ts';

type MessagesProps = {
  lines: readonly Line[];
  mine: Message['side'];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  retry: (key: string) => void;
  drop: (key: string) => void;
  /** Text for a thread without messages. */
  empty: string;
  /** Renders an action for a message of the other side, given its id. */
  action?: ((id: number, sentAt: string) => ReactNode) | undefined;
  className: string;
};

/** The messages of a thread, newest at the bottom. Stays at the bottom unless the user has scrolled up. */
export function Messages({ lines, mine, retry, drop, empty, action, className, ...older }: MessagesProps) {
  // Browser only. The first render does not wait a minute for `useNow`.
  const [opened] = useState(() => presentNow());
  const now = useNow() ?? opened;
  const box = useRef<HTMLElement>(null);
  const scrolled = useStickToBottom(box, lines);
  return (
    <section
      ref={box}
      onScroll={scrolled}
      aria-label={texts().thread.messages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
      className={clsx('overflow-y-auto overscroll-contain rounded-t-card px-3 py-4 sm:px-5', className)}
    >
      {older.hasOlder && (
        <div className='mb-3 text-center'>
          <Button
            size='small'
            variant='quiet'
            busy={older.isLoadingOlder}
            busyLabel={texts().thread.loading}
            onClick={older.loadOlder}
          >
            {texts().thread.older}
          </Button>
        </div>
      )}
      {lines.length === 0 && <p className='py-10 text-center text-ink-soft'>{empty}</p>}
      {lines.length > 0 && (
        <ol className='flex flex-col'>
          {lines.map((line, index) => (
            <Item
              key={line.key}
              line={line}
              now={now}
              retry={retry}
              drop={drop}
              action={action}
              before={lines[index - 1]}
              isMine={line.side === mine}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type ItemProps = {
  line: Line;
  before: Line | undefined;
  now: Date;
  isMine: boolean;
  retry: (key: string) => void;
  drop: (key: string) => void;
  action: MessagesProps['action'];
};

function Item({ line, before, now, isMine, retry, drop, action }: ItemProps) {
  const day = formatPastDay(line.sentAt, now);
  const isNewDay = before === undefined || formatPastDay(before.sentAt, now) !== day;
  const isFirstOfSide = isNewDay || before.side !== line.side || before.author !== line.author;
  return (
    <li
      className={clsx('flex flex-col', isMine ? 'items-end' : 'items-start', isFirstOfSide ? 'mt-3' : 'mt-1')}
    >
      {isNewDay && (
        <p className='mb-3 self-center rounded-full bg-paper px-3 py-0.5 text-ink-soft text-xs first-letter:uppercase'>
          {day}
        </p>
      )}
      {isFirstOfSide && (
        <p className={isMine ? 'sr-only' : 'mb-1 px-1 text-ink-soft text-xs'}>
          {isMine ? texts().thread.you : line.author}
        </p>
      )}
      <div
        className={clsx(
          'max-w-[min(34rem,88%)] rounded-card px-3.5 py-2',
          isMine ? 'bg-river-100 text-ink' : 'border border-line bg-paper',
          isFirstOfSide && (isMine ? 'rounded-tr-sm' : 'rounded-tl-sm'),
          line.state === 'waiting' && 'opacity-80',
        )}
      >
        <p className='whitespace-pre-wrap break-words'>{line.text}</p>
        <div className='mt-0.5 flex flex-wrap items-center justify-end gap-x-3 text-ink-soft text-xs tabular-nums'>
          {!isMine && line.id !== undefined && action?.(line.id, line.sentAt)}
          <p>
            <time dateTime={line.sentAt}>{formatTime(line.sentAt)}</time>
            {line.state && ` · ${texts().thread.states[line.state]}`}
          </p>
        </div>
      </div>
      {line.why && (
        <div className='mt-1 flex max-w-[34rem] flex-wrap items-center justify-end gap-2 text-sm'>
          <p role='alert' className='font-[650] text-coral-700'>
            {line.why}
          </p>
          <Button size='small' variant='quiet' onClick={() => retry(line.key)}>
            {texts().thread.retry}
          </Button>
          <Button size='small' variant='quiet' onClick={() => drop(line.key)}>
            {texts().thread.drop}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Distance from the bottom, in px, within which the view follows new messages. */
const nearBottomPx = 80;

/** Keeps the bottom in view, or keeps the scroll position when older messages are inserted above. */
function useStickToBottom(box: RefObject<HTMLElement | null>, lines: readonly Line[]) {
  const isAtFoot = useRef(true);
  const height = useRef(0);
  const first = lines[0]?.key;
  const firstShown = useRef(first);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const isOlder = firstShown.current !== undefined && first !== firstShown.current;
    if (isOlder) current.scrollTop += current.scrollHeight - height.current;
    else if (isAtFoot.current) current.scrollTop = current.scrollHeight;
    firstShown.current = first;
    height.current = current.scrollHeight;
  });
  return () => {
    const { current } = box;
    if (current === null) return;
    isAtFoot.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearBottomPx;
  };
}

import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDateOfYear, formatTime } from '#platform/time/screen-dates.ts';
import { rowButtonClasses } from '../../desk/screens/row-button-classes.ts';
import { type SeriesInput, useBookSeries } from '../api.ts';
import type { PlannedSeries } from '../contract.ts';
import { DateList } from './date-list.tsx';
import { texts } from './texts.ts';

export function SeriesProposal({
  wish,
  dates,
  back,
  close,
  includeUnusual,
  includeUnpaid,
}: {
  wish: SeriesInput;
  dates: PlannedSeries['dates'];
  back: () => void;
  close: () => void;
  /** Previews again, including hours outside the schedule. */
  includeUnusual: () => void;
  /** Previews again, including dates that no session of the plan pays. */
  includeUnpaid: () => void;
}) {
  const book = useBookSeries();
  /** Dates that are replaced by their substitute. */
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  const substitutes = dates.flatMap(({ startsAt, substitute }) =>
    substitute !== null && replaced.has(startsAt) ? [{ instead: startsAt, startsAt: substitute }] : [],
  );
  const free = dates.filter(({ conflict }) => conflict === null).length + substitutes.length;
  const isUnpaid = dates.some(({ conflict }) => conflict === 'no_session');
  const toggle = (startsAt: string) => {
    const next = new Set(replaced);
    if (!next.delete(startsAt)) next.add(startsAt);
    setReplaced(next);
  };
  const isUnusual = dates.some(({ conflict }) => conflict === 'outside_hours');
  const send = () =>
    book.mutate(
      { ...wish, substitutes: [...(wish.substitutes ?? []), ...substitutes] },
      {
        onSuccess: ({ dates: planned }) => {
          const count = planned.filter(({ conflict }) => conflict === null).length;
          toast({
            tone: 'success',
            title: texts().proposal.done(count),
            description: texts().proposal.oneMessageForAll,
          });
          close();
        },
      },
    );
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <p role='status' className='font-[650]'>
        {formatSummary({ free, all: dates.length, replaced: substitutes.length })}
      </p>
      <DateList
        label={texts().proposal.dates}
        dates={dates.map((date) => ({
          ...date,
          action: date.substitute !== null && (
            <SubstituteButton
              substitute={date.substitute}
              isChosen={replaced.has(date.startsAt)}
              press={() => toggle(date.startsAt)}
            />
          ),
        }))}
      />
      {isUnusual && (
        <Button size='small' variant='secondary' className='self-start' onClick={includeUnusual}>
          {texts().proposal.outsideHoursToo}
        </Button>
      )}
      {isUnpaid && (
        <Button size='small' variant='secondary' className='self-start' onClick={includeUnpaid}>
          {texts().proposal.unpaidToo}
        </Button>
      )}
      {book.doubt !== undefined ? (
        <LostResponseNotice doubt={book.doubt} onAsk={book.askAgain}>
          {texts().proposal.draftIsKept}
        </LostResponseNotice>
      ) : (
        book.error && (
          <FailureNotice
            {...failureMessages(book.error, {
              refused: texts().proposal.refused,
              advice: texts().proposal.advice,
            })}
          />
        )
      )}
      <FormFooter back={back}>
        <Button
          size='small'
          disabled={free === 0}
          busy={book.isPending}
          busyLabel={texts().proposal.busy}
          onClick={send}
        >
          {texts().proposal.submit(free)}
        </Button>
      </FormFooter>
    </div>
  );
}

function formatSummary({ free, all, replaced }: { free: number; all: number; replaced: number }): string {
  const { proposal } = texts();
  if (free < all) return proposal.someAreFree(free, all);
  if (replaced === 0) return proposal.allAreFree(all);
  return proposal.allWithReplaced(all, replaced);
}

function SubstituteButton({
  substitute,
  isChosen,
  press,
}: {
  substitute: string;
  isChosen: boolean;
  press: () => void;
}) {
  return (
    <button
      type='button'
      aria-pressed={isChosen}
      className={`${rowButtonClasses} my-1 aria-pressed:border-river-600 aria-pressed:bg-river-100`}
      onClick={press}
    >
      {isChosen && <Check aria-hidden='true' className='size-4' />}
      {(isChosen ? texts().proposal.replaced : texts().proposal.replace)(
        formatDateOfYear(new Date(substitute)),
        formatTime(substitute),
      )}
    </button>
  );
}

import { type ReactNode, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { keepTogether } from '#platform/text/unbreakable.ts';
import type { Step } from '../rules.ts';
import { texts } from './texts.ts';

const stateTones = { done: 'confirmed', missing: 'pending', advised: 'neutral' } as const;

/**
 * @param isOpenAtFirst shows the content of a done step, too
 * @param isTitleHidden the page's own title is the same
 */
export function StepCard({
  step,
  title,
  isOpenAtFirst = false,
  isTitleHidden = false,
  children,
}: {
  step: Step;
  title: string;
  isOpenAtFirst?: boolean;
  isTitleHidden?: boolean;
  children: ReactNode;
}) {
  const [isShown, setShown] = useState(isOpenAtFirst);
  const reason = <p className='max-w-text wrap-anywhere text-ink-soft'>{keepTogether(step.why)}</p>;
  const isOpen = step.state !== 'done' || isShown;
  return (
    <Card as='li' className='sm:p-5!'>
      <div className='flex flex-wrap items-center justify-between gap-x-4 gap-y-1'>
        {isTitleHidden ? (
          <>
            <h2 className='sr-only'>{title}</h2>
            {reason}
          </>
        ) : (
          <h2 className='text-h4'>{title}</h2>
        )}
        <Badge tone={stateTones[step.state]}>{texts().states[step.state]}</Badge>
      </div>
      {!isTitleHidden && reason}
      {isOpen ? (
        <div className='mt-4'>{children}</div>
      ) : (
        <Button variant='quiet' size='small' className='mt-1 -mb-2 -ml-4' onClick={() => setShown(true)}>
          {texts().showOrChange}
          <span className='sr-only'>: {title}</span>
        </Button>
      )}
    </Card>
  );
}

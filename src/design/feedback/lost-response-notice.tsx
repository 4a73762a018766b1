import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { texts } from './lost-texts.ts';
import { Notice } from './notice.tsx';

/**
 * Shown while the outcome of a request is unknown, in place of an error.
 * @param doubt checking; no response; or a response that says to wait, which asks the user to retry
 * @param children what was sent
 */
export function LostResponseNotice({
  doubt,
  onAsk,
  children,
  className,
}: {
  doubt: keyof ReturnType<typeof doubtTexts>;
  onAsk: () => void;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <Notice
      tone='warning'
      announce='assertive'
      title={texts().title}
      className={className ?? ''}
      actions={
        <Button
          size='small'
          variant='secondary'
          busy={doubt === 'asking'}
          busyLabel={texts().checking}
          onClick={onAsk}
        >
          {texts().checkAgain}
        </Button>
      }
    >
      {children && <p>{children}</p>}
      <p>{doubtTexts()[doubt]}</p>
    </Notice>
  );
}

const doubtTexts = () => {
  const { asking, waiting, heldOff } = texts();
  return { asking, waiting, 'held-off': heldOff };
};

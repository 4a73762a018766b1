import clsx from 'clsx';
import { DarkButton } from '../dark-button.tsx';
import { texts } from '../texts.ts';
import type { DeviceKind, Media } from './media.ts';
import { mediaHelp } from './media-help.ts';

type MediaTroubleProps = {
  media: Media;
  open: (kinds: readonly DeviceKind[]) => void;
  /** Offered where the notice would be in the way. */
  dismiss?: () => void;
  className: string;
};

/** How to get a camera or a microphone that does not work; nothing while both do. */
export function MediaTrouble({ media, open, dismiss, className }: MediaTroubleProps) {
  const help = mediaHelp(media.problems, navigator);
  const kinds = (['microphone', 'camera'] as const).filter((kind) => media.problems[kind] !== undefined);
  if (help === undefined) return null;
  return (
    <div role='status' className={clsx('flex flex-col items-start gap-3 text-base', className)}>
      <p>{help}</p>
      <div className='flex flex-wrap gap-3'>
        <DarkButton onClick={() => open(kinds)}>{texts().trouble.retry}</DarkButton>
        {dismiss && <DarkButton onClick={dismiss}>{texts().trouble.goOn}</DarkButton>}
      </div>
    </div>
  );
}

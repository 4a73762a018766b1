import { useIsDrawn } from '#design/hooks/after-paint.ts';
import type { InboxUser } from './inbox-entry.ts';
import { sourceTexts } from './source-texts.ts';
import { useInbox } from './use-inbox.ts';
import { useInboxUser } from './use-inbox-user.ts';

/** Number of open entries beside the navigation item. Hidden at zero. */
export function InboxMark() {
  const asker = useInboxUser();
  const isDrawn = useIsDrawn();
  return asker && isDrawn && <Mark asker={asker} />;
}

function Mark({ asker }: { asker: InboxUser }) {
  const { entries } = useInbox(asker, 'open');
  if (entries.length === 0) return null;
  return (
    <span className='grid min-w-5 place-items-center rounded-full bg-river-600 px-1.5 text-card text-xs tabular-nums max-lg:absolute max-lg:top-0.5 max-lg:left-1/2 max-lg:ml-1.5 lg:ml-auto'>
      {entries.length}
      <span className='sr-only'> {sourceTexts().unsettled}</span>
    </span>
  );
}

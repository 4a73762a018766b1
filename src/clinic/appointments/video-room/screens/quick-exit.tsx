import { removeFromTab } from '#platform/browser/tab-storage.ts';
import { type Device, leaveOnClose } from '../api.ts';
import { storageKey } from '../terms.ts';
import { DarkButton } from './dark-button.tsx';
import { stopMedia } from './devices/media.ts';
import { texts } from './texts.ts';

/** Leaves the room with one press, and puts an empty page in the place of this one. */
export function QuickExit({ device, stream }: { device: Device; stream: MediaStream }) {
  const exit = () => {
    leaveOnClose(device);
    stopMedia(stream);
    removeFromTab(storageKey);
    window.location.replace('about:blank');
  };
  return (
    <DarkButton
      className='self-start whitespace-nowrap bg-shade/85! px-4! text-sm ring-1 ring-on-deep/60'
      title={texts().quickExit.title}
      onClick={exit}
    >
      {texts().quickExit.label}
    </DarkButton>
  );
}

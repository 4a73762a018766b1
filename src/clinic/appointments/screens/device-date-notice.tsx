import { Notice } from '#design/feedback/notice.tsx';
import { isDeviceDateWrong } from '#platform/browser/clock.ts';
import { texts } from './texts.ts';
import { useNow } from './use-now.ts';

/**
 * Warns if the device's date is wrong by more than a day. Nothing else depends on it: the server's time
 * decides.
 */
export function DeviceDateNotice() {
  const now = useNow();
  if (now === undefined || !isDeviceDateWrong()) return null;
  return (
    <Notice tone='warning' announce='polite' className='my-4'>
      {texts().deviceDateWrong}
    </Notice>
  );
}

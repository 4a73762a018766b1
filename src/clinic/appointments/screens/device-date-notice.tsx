import { Notice } from '#design/feedback/notice.tsx';
import { isDeviceDateWrong } from '#platform/browser/clock.ts';
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
      La fecha de tu dispositivo no es correcta. Aquí contamos con la de la clínica: puedes reservar y pagar
      con normalidad.
    </Notice>
  );
}

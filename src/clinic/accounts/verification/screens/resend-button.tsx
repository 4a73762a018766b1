import { Button } from '#design/button.tsx';
import { texts } from './texts.ts';

/** Requests another code, enabled a minute after the last one. */
export function ResendButton({
  busy,
  secondsToWait,
  onPress,
}: {
  busy: boolean;
  secondsToWait: number;
  onPress: () => void;
}) {
  return (
    <Button
      variant='quiet'
      busy={busy}
      busyLabel={texts().resending}
      disabled={secondsToWait > 0}
      onClick={onPress}
    >
      {secondsToWait > 0 ? texts().resendIn(secondsToWait) : texts().resend}
    </Button>
  );
}

import { Button } from '#design/button.tsx';

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
      busyLabel='Reenviando...'
      disabled={secondsToWait > 0}
      onClick={onPress}
    >
      {secondsToWait > 0 ? `Reenviar código en ${secondsToWait} s` : 'Reenviar código'}
    </Button>
  );
}

import { SecretShownOnce } from '../../screens/secret-shown-once.tsx';
import { texts } from './texts.ts';

export const ShownSecret = ({ secret, leave }: { secret: string; leave: () => void }) => (
  <SecretShownOnce
    value={secret}
    what={texts().theSecret}
    copied={texts().secretCopied}
    done={texts().secretSaved}
    leave={leave}
  >
    {texts().secretShownOnce}
  </SecretShownOnce>
);

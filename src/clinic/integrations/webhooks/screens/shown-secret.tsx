import { SecretShownOnce } from '../../screens/secret-shown-once.tsx';

export const ShownSecret = ({ secret, leave }: { secret: string; leave: () => void }) => (
  <SecretShownOnce
    value={secret}
    what='el secreto'
    copied='Secreto copiado'
    done='Ya lo he guardado'
    leave={leave}
  >
    Solo se muestra ahora. Sirve para que el otro programa compruebe los avisos: no lo envíes por correo.
  </SecretShownOnce>
);

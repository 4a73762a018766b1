import { SecretShownOnce } from '../../screens/secret-shown-once.tsx';

export const ShownSecret = ({ secret, leave }: { secret: string; leave: () => void }) => (
  <SecretShownOnce
    value={secret}
    what='el secreto'
    copied='Secreto copiado'
    done='Ya lo he guardado'
    leave={leave}
  >
    Es la única vez que lo mostramos. Con él, el otro programa comprueba que el aviso es nuestro: no lo mandes
    por correo.
  </SecretShownOnce>
);

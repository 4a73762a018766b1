import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffLinkDays } from '#clinic/accounts/terms.ts';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { FormEnd } from '../../catalogue/screens/form-end.tsx';
import { colleaguesQuery, useResetColleague } from '../api.ts';
import type { Colleague } from '../contract.ts';

const roleWords: Record<Colleague['role'], string> = {
  admin: 'Dirección',
  reception: 'Recepción',
  professional: 'Profesional',
};

/** Who may sign in to the panel; whoever has lost telephone and codes gets in again by a new link. */
export function Colleagues() {
  const { data } = useQuery(colleaguesQuery);
  if (data === undefined) return null;
  return (
    <section className='mt-6 w-full'>
      <h3 className='text-base'>Cuentas del equipo</h3>
      <ul className='divide-y divide-line border-line border-y'>
        {data.colleagues.map((one) => (
          <ColleagueRow key={one.username} one={one} />
        ))}
      </ul>
    </section>
  );
}

function ColleagueRow({ one }: { one: Colleague }) {
  const [isAsked, setAsked] = useState(false);
  const name = one.fullName ?? one.username;
  return (
    <li className='py-3'>
      <div className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <div className='min-w-0'>
          <p className='font-[650]'>{name}</p>
          <p className='text-ink-soft'>
            {roleWords[one.role]} · cuenta «{one.username}»
            {one.hasSecondFactor ? ' · con segundo paso' : ' · sin segundo paso todavía'}
            {!one.hasMail && ' · sin correo: un acceso nuevo se da desde el servidor'}
          </p>
        </div>
        {!isAsked && !one.isMe && one.hasMail && (
          <Button variant='quiet' size='small' className='ml-auto' onClick={() => setAsked(true)}>
            Restablecer el acceso<span className='sr-only'> de {name}</span>
          </Button>
        )}
      </div>
      {isAsked && <Reset {...{ one, name }} onDone={() => setAsked(false)} />}
    </li>
  );
}

function Reset({ one, name, onDone }: { one: Colleague; name: string; onDone: () => void }) {
  const reset = useResetColleague();
  const send = () =>
    reset.mutateAsync(one.username).then(
      () => {
        toast({
          tone: 'success',
          title: 'Acceso restablecido',
          description: 'El enlace va camino de su correo.',
        });
        onDone();
      },
      () => {},
    );
  return (
    <div className='mt-3 flex max-w-text flex-col gap-3 pb-2'>
      <p>
        {name} sale ahora mismo de todos sus dispositivos. Su contraseña, su segundo paso y sus códigos dejan
        de valer. Le llega un correo para elegir otra contraseña: el enlace vale {staffLinkDays} días y una
        sola vez.
      </p>
      <FormEnd error={reset.error} onDone={onDone}>
        <Button
          variant='danger'
          size='small'
          onClick={send}
          busy={reset.isPending}
          busyLabel='Restableciendo...'
        >
          Restablecer el acceso
        </Button>
      </FormEnd>
    </div>
  );
}

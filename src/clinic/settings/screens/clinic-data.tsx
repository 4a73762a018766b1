import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organizationQuery } from '#clinic/organization/api.ts';
import type { Organization } from '#clinic/organization/contract.ts';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Spinner } from '#design/spinner.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { ClinicForm } from './clinic-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';

const rowsOf = (clinic: Organization) =>
  [
    ['Nombre', clinic.name],
    ['Titular', clinic.holder],
    ['NIF', clinic.taxId],
    ['Dirección', clinic.address],
    ['Teléfono', clinic.phone],
    ['Correo', clinic.email],
    ['Inscripción', clinic.register],
    ['Centro sanitario', clinic.centreAuthorisation],
    ['Colegio', clinic.college],
    ['Título', clinic.degree],
    ['Mapa', clinic.mapUrl],
  ] as const;

export function ClinicData() {
  const { data, isError, refetch } = useQuery({ ...organizationQuery(), refetchOnMount: 'always' });
  const [isChanging, setChanging] = useState(false);
  if (data === undefined && isError)
    return (
      <LoadFailure title='No hemos podido ver los datos' retry={() => void refetch()}>
        Comprueba la conexión y vuelve a probar.
      </LoadFailure>
    );
  if (data === undefined) return <Spinner label='Abriendo los datos…' />;
  return (
    <div className='flex flex-col items-start gap-5'>
      {data.isInvented && (
        <Notice tone='warning' title='Estos datos son de ejemplo'>
          Son los de la demostración. Cámbialos por los de la clínica antes de abrir.
        </Notice>
      )}
      {isChanging ? (
        <ClinicForm clinic={data} onDone={() => setChanging(false)} />
      ) : (
        <>
          <dl className='grid w-full gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3'>
            {rowsOf(data).map(([name, value]) => (
              <div key={name} className='min-w-0'>
                <dt className='text-ink-soft text-xs'>{name}</dt>
                <dd className='wrap-anywhere font-[550]'>{value}</dd>
              </div>
            ))}
          </dl>
          <Button size='small' variant='secondary' onClick={() => setChanging(true)}>
            Cambiar los datos
          </Button>
        </>
      )}
      <WithHelp
        about='Dónde salen estos datos'
        help='Los documentos ya emitidos no cambian. El número de colegiación que sale en la web es el de la primera persona del equipo, y se cambia en «Equipo y cuentas».'
      >
        <p className='text-ink-soft'>Salen en la web, en los correos y en los justificantes.</p>
      </WithHelp>
      {!isChanging && <ConfirmForm step='clinic' who='Quién lo ha revisado' when='Qué día' />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organizationQuery } from '#clinic/organization/api.ts';
import { detailLabels, detailNames, exampleDetails } from '#clinic/organization/fields.ts';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { joinList } from '#platform/text/lists.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { ClinicForm } from './clinic-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';

export function ClinicData() {
  const { data, error, isError, refetch } = useQuery({ ...organizationQuery(), refetchOnMount: 'always' });
  const [isChanging, setChanging] = useState(false);
  if (data === undefined && isError)
    return (
      <LoadFailure title='No hemos podido ver los datos' retry={() => void refetch()}>
        {failureReason(error, 'Vuelve a probar.')}
      </LoadFailure>
    );
  if (data === undefined) return <LoadingRows label='Abriendo los datos…' />;
  const examples = exampleDetails(data).map((name) => detailLabels[name]);
  return (
    <div className='flex flex-col items-start gap-5'>
      {examples.length > 0 && (
        <Notice tone='warning' title='Hay datos de ejemplo'>
          Cámbialos por los de la clínica antes de abrir: {joinList(examples)}.
        </Notice>
      )}
      {isChanging ? (
        <ClinicForm clinic={data} onDone={() => setChanging(false)} />
      ) : (
        <>
          <dl className='grid w-full gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3'>
            {detailNames.map((name) => (
              <div key={name} className='min-w-0'>
                <dt className='text-ink-soft text-xs'>{detailLabels[name]}</dt>
                <dd className='wrap-anywhere font-[550]'>{keepTogether(data[name])}</dd>
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
        <p className='text-ink-soft'>
          Salen en la web, en los correos, en los recibos y en los justificantes de asistencia.
        </p>
      </WithHelp>
      {!isChanging && <ConfirmForm step='clinic' who='Quién lo ha revisado' when='Qué día' />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { LoadedSection } from '#design/loaded-section.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDate, formatDay } from '#platform/time/spanish-dates.ts';
import { consentKindLabels, signingMethodLabels } from '../../terms.ts';
import { type SignedByMe, signedQuery, useWithdraw } from '../api.ts';

export function MyConsents() {
  const asked = useQuery(signedQuery());
  return (
    <LoadedSection
      id='lo-firmado'
      title='Lo que has firmado'
      intro='Con el texto que leíste entonces. Puedes retirarlo cuando quieras; que lo firmaste queda escrito.'
      asked={asked}
      loading='Cargando lo que has firmado…'
      failed='No hemos podido cargar lo que has firmado'
      kept='Sigue guardado; solo ha fallado la conexión.'
    >
      {(data) =>
        data.length === 0 ? (
          <p>Todavía no has firmado nada con nosotros.</p>
        ) : (
          <ul aria-labelledby='lo-firmado' className='flex flex-col divide-y divide-line'>
            {data.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}

function Row({ one }: { one: SignedByMe }) {
  const { kind, title, body, textOf, signedOn, way, name, patientName, isOwn, withdrawnAt, hasScan } = one;
  return (
    <li className='py-3'>
      <p className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <strong>{title}</strong>
        <Badge tone={withdrawnAt ? 'neutral' : 'confirmed'}>{withdrawnAt ? 'Retirado' : 'Firmado'}</Badge>
      </p>
      <p className='text-ink-soft text-sm'>
        {consentKindLabels[kind]}
        {!isOwn && `, sobre ${patientName ?? 'una persona a tu cargo'}`}. Firmado {signingMethodLabels[way]},
        el {formatDay(signedOn)}, como {name}
        {withdrawnAt && `; retirado el ${formatDate(withdrawnAt)}`}.
      </p>
      <details className='mt-1'>
        <summary className='link inline-flex min-h-11 items-center'>Leer el texto</summary>
        <p className='mt-1 text-ink-soft text-sm'>Texto del {formatDay(textOf)}</p>
        <div className='mt-2 max-w-text whitespace-pre-line break-words'>{body}</div>
      </details>
      {hasScan && (
        <a
          className='link inline-flex min-h-11 items-center'
          href={`/api/consents/${one.id}/scan`}
          download
          aria-label={`El papel que firmaste (PDF): ${title}`}
        >
          El papel que firmaste (PDF)
        </a>
      )}
      {withdrawnAt === null && <Withdraw one={one} />}
    </li>
  );
}

/** Two presses, with the consequences explained between them. */
function Withdraw({ one: { id, title } }: { one: SignedByMe }) {
  const [isSure, setSure] = useState(false);
  const withdraw = useWithdraw();
  if (!isSure)
    return (
      <Button size='small' variant='quiet' aria-label={`Retirar: ${title}`} onClick={() => setSure(true)}>
        Retirar
      </Button>
    );
  const press = () =>
    withdraw.mutateAsync(id).then(
      ({ isWithdrawn }) =>
        toast(
          isWithdrawn
            ? { tone: 'success', title: 'Retirado', description: 'La clínica lo ve en tu ficha.' }
            : {
                tone: 'success',
                title: 'Enviado a la clínica',
                description: 'Hoy no constas en la ficha de esa persona. La clínica lo mira y te contesta.',
              },
        ),
      (error: unknown) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: 'No se ha retirado', lost: 'No sabemos si se ha retirado' }),
        }),
    );
  return (
    <div className='mt-1'>
      <p className='text-sm'>
        Quien te atiende hablará contigo de cómo seguir. Tus citas no se cancelan solas.
      </p>
      <div className='mt-2 flex flex-wrap gap-3'>
        <Button
          size='small'
          variant='danger'
          busy={withdraw.isPending}
          busyLabel='Retirando...'
          onClick={press}
        >
          Sí, retirarlo
        </Button>
        <Button size='small' variant='secondary' onClick={() => setSure(false)}>
          Dejarlo
        </Button>
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { LoadedSection } from '#design/loaded-section.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDate, formatDay } from '#platform/time/dates.ts';
import { consentKindLabel, signingMethodLabel } from '../../terms.ts';
import { type SignedByMe, signedQuery, useWithdraw } from '../api.ts';
import { texts } from './texts.ts';

export function MyConsents() {
  const asked = useQuery(signedQuery());
  return (
    <LoadedSection
      id='lo-firmado'
      title={texts().title}
      intro={texts().intro}
      asked={asked}
      loading={texts().loading}
      failed={texts().notLoaded}
      kept={texts().isKept}
    >
      {(data) =>
        data.length === 0 ? (
          <p>{texts().empty}</p>
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
        <Badge tone={withdrawnAt ? 'neutral' : 'confirmed'}>
          {withdrawnAt ? texts().withdrawn : texts().signed}
        </Badge>
      </p>
      <p className='text-ink-soft text-sm'>
        {consentKindLabel(kind)}
        {!isOwn && texts().about(patientName)}.{' '}
        {texts().signedBy(signingMethodLabel(way), formatDay(signedOn), name)}
        {withdrawnAt && texts().withdrawnOn(formatDate(withdrawnAt))}.
      </p>
      <details className='mt-1'>
        <summary className='link inline-flex min-h-11 items-center'>{texts().read}</summary>
        <p className='mt-1 text-ink-soft text-sm'>{texts().textOf(formatDay(textOf))}</p>
        <div className='mt-2 max-w-text whitespace-pre-line break-words'>{body}</div>
      </details>
      {hasScan && (
        <a
          className='link inline-flex min-h-11 items-center'
          href={`/api/consents/${one.id}/scan`}
          download
          aria-label={`${texts().scan}: ${title}`}
        >
          {texts().scan}
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
      <Button
        size='small'
        variant='quiet'
        aria-label={`${texts().withdraw}: ${title}`}
        onClick={() => setSure(true)}
      >
        {texts().withdraw}
      </Button>
    );
  const press = () =>
    withdraw.mutateAsync(id).then(
      ({ isWithdrawn }) =>
        toast(
          isWithdrawn
            ? { tone: 'success', title: texts().withdrawn, description: texts().clinicSeesIt }
            : {
                tone: 'success',
                title: texts().sentToClinic,
                description: texts().clinicAnswers,
              },
        ),
      (error: unknown) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: texts().notWithdrawn, lost: texts().perhapsWithdrawn }),
        }),
    );
  return (
    <div className='mt-1'>
      <p className='text-sm'>{texts().consequences}</p>
      <div className='mt-2 flex flex-wrap gap-3'>
        <Button
          size='small'
          variant='danger'
          busy={withdraw.isPending}
          busyLabel={texts().withdrawing}
          onClick={press}
        >
          {texts().confirm}
        </Button>
        <Button size='small' variant='secondary' onClick={() => setSure(false)}>
          {texts().leave}
        </Button>
      </div>
    </div>
  );
}

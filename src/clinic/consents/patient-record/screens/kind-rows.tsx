import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { consentKindLabel } from '../../terms.ts';
import { type ConsentStates, type SignatureState, useWithdrawForPerson } from '../api.ts';
import { SignatureScan } from './signature-scan.tsx';
import { formatDetail, signatureStateLabels } from './state-labels.ts';
import { texts } from './texts.ts';

const tones = {
  missing: 'cancelled',
  asked: 'pending',
  signed: 'confirmed',
  withdrawn: 'cancelled',
} as const;

export const KindRows = ({ id, kinds }: { id: number; kinds: ConsentStates['kinds'] }) => (
  <ul className='divide-y divide-line border-line border-t'>
    {kinds.map(({ kind, isAsked, marks }) => (
      <li key={kind} className='dense-row px-3'>
        <p className='flex flex-wrap items-baseline gap-x-2'>
          <strong className='font-[650]'>{consentKindLabel(kind)}</strong>
          {!isAsked && (
            <span className='text-ink-soft text-xs'>
              {kind === 'video' ? texts().onlyWithVideo : texts().notAskedAnymore}
            </span>
          )}
        </p>
        <ul>
          {marks.map((mark) => (
            <Row key={mark.signerId} id={id} mark={mark} isAsked={isAsked} />
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

function Row({ id, mark, isAsked }: { id: number; mark: SignatureState; isAsked: boolean }) {
  const { name, state, consentId } = mark;
  const detail = formatDetail(mark);
  return (
    <li className='dense-row flex flex-wrap items-center justify-between gap-x-3'>
      <div className='min-w-0 grow basis-40'>
        <p className='flex flex-wrap items-center gap-x-2 gap-y-1'>
          <span className='wrap-anywhere'>{name ?? texts().nameless}</span>
          {state === 'missing' && !isAsked ? (
            <span className='text-ink-soft text-xs'>{texts().unsigned}</span>
          ) : (
            <Badge tone={tones[state]}>{signatureStateLabels()[state]}</Badge>
          )}
        </p>
        {detail && <p className='text-ink-soft text-xs'>{detail}</p>}
      </div>
      {state === 'signed' && consentId !== null && (
        <Withdraw id={id} consentId={consentId} name={name ?? texts().namelessPerson} />
      )}
      {mark.way === 'paper' && consentId !== null && (
        <SignatureScan id={id} consentId={consentId} mark={mark} />
      )}
    </li>
  );
}

/** Two presses: it withdraws another person's consent. */
function Withdraw({ id, consentId, name }: { id: number; consentId: number; name: string }) {
  const [isSure, setSure] = useState(false);
  const withdraw = useWithdrawForPerson(id);
  if (!isSure)
    return (
      <Button
        size='small'
        variant='quiet'
        className='-mr-4'
        aria-label={texts().noteWithdrawalOf(name)}
        onClick={() => setSure(true)}
      >
        {texts().withdraws}
      </Button>
    );
  const press = () =>
    withdraw.mutateAsync(consentId).then(
      () =>
        toast({
          tone: 'success',
          title: texts().withdrawalNoted,
          description: texts().signatureKept,
        }),
      (error: unknown) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: texts().notNoted, lost: texts().notingLost }),
        }),
    );
  return (
    <span className='flex w-full flex-wrap gap-3 py-1'>
      <Button
        size='small'
        variant='danger'
        busy={withdraw.isPending}
        busyLabel={texts().noting}
        onClick={press}
      >
        {texts().confirmWithdrawal}
      </Button>
      <Button size='small' variant='secondary' disabled={withdraw.isPending} onClick={() => setSure(false)}>
        {texts().back}
      </Button>
    </span>
  );
}

import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { Role } from '#clinic/audit/contract.ts';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { routes } from '#platform/paths.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatDay, formatShortDate } from '#platform/time/screen-dates.ts';
import { deliveryLabels, identityLabels, outcomeLabels, requestKindLabels } from '../../terms.ts';
import { type RecordRequest, useErase } from '../api.ts';
import { AnswerDialog, WithdrawDialog } from './answer-dialogs.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { IdentityForm } from './identity-form.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { texts } from './texts.ts';

export function RequestRow({ request, role }: { request: RecordRequest; role: Role }) {
  const { id, patientId, kind, person, asker, receivedOn, wish, outcome, hasLetter } = request;
  const isOpen = outcome === null;
  const headingId = `solicitud-${id}`;
  return (
    <li aria-labelledby={headingId} className='rounded-card border border-line bg-card px-4 py-3'>
      <div className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <h2 id={headingId} className='grow text-h4'>
          {requestKindLabels()[kind]} · {person}
        </h2>
        <Term request={request} />
      </div>
      <p className='text-ink-soft text-sm'>
        {asker === null
          ? texts().receivedOn(formatDay(receivedOn))
          : texts().receivedFrom(formatDay(receivedOn), asker)}
        {isOpen && (
          <>
            {' · '}
            <Link to={`${routes['staff-people']}?persona=${patientId}`} className='link whitespace-nowrap'>
              {texts().viewRecord}
            </Link>
          </>
        )}
      </p>
      {wish && <p className='mt-2 max-w-text whitespace-pre-line border-river-100 border-l-4 pl-4'>{wish}</p>}
      <Facts request={request} />
      {isOpen && request.identity === null && <IdentityForm id={id} />}
      <div className='mt-3 flex flex-wrap gap-3'>
        {isOpen && request.identity !== null && <NextSteps request={request} role={role} />}
        {hasLetter && (
          <PdfLink href={`/api/staff/requests/${id}/answer`}>
            {isOpen ? texts().extensionLetter : texts().answerLetter}
          </PdfLink>
        )}
      </div>
      {isOpen && (
        <div className='mt-1 -ml-4 flex flex-wrap gap-x-1'>
          {!request.isExtended && !request.isOverdue && <ExtendDialog request={request} />}
          {role === 'admin' && <AnswerDialog id={id} outcome='refused' />}
          <WithdrawDialog id={id} />
        </div>
      )}
    </li>
  );
}

function Term({ request: { outcome, closedOn, dueOn, isOverdue, isNear, isExtended } }: Props) {
  if (outcome !== null)
    return (
      <Badge tone={outcome === 'refused' ? 'cancelled' : 'confirmed'}>
        {outcomeLabels()[outcome]}
        {closedOn && `, ${formatShortDate(closedOn)}`}
      </Badge>
    );
  if (isOverdue) return <Badge tone='cancelled'>{texts().endedOn(formatShortDate(dueOn))}</Badge>;
  return (
    <Badge tone={isNear ? 'pending' : 'neutral'}>
      {isExtended ? texts().extendedUntil(formatShortDate(dueOn)) : texts().until(formatShortDate(dueOn))}
    </Badge>
  );
}

type Props = { request: RecordRequest };

function formatReview(notes: number, unreviewedBy: readonly string[]): string {
  if (notes === 0) return texts().noNotes;
  if (unreviewedBy.length === 0) return texts().allReviewed;
  return texts().unreviewedBy(unreviewedBy.map(keepTogether).join(', '));
}

function Facts({ request: { kind, identity, delivered, notes, unreviewedBy, outcome } }: Props) {
  const facts = [
    identity &&
      texts().identityCheckedBy(identityLabels()[identity.how], identity.by, formatShortDate(identity.at)),
    delivered && texts().deliveredTo(delivered.to, deliveryLabels()[delivered.how]),
    kind === 'copy' && outcome === null && formatReview(notes, unreviewedBy),
  ].filter((fact) => typeof fact === 'string');
  if (facts.length === 0) return null;
  return (
    <ul className='mt-2 list-disc pl-5 text-sm'>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function NextSteps({ request, role }: Props & { role: Role }) {
  const { id, kind } = request;
  if (kind === 'copy')
    return (
      <>
        {role === 'admin' ? (
          <PdfLink href={`/api/staff/requests/${id}/record`}>{texts().makeCopy}</PdfLink>
        ) : (
          !request.isMade && <p className='self-center text-ink-soft text-sm'>{texts().copyByDirection}</p>
        )}
        {request.isMade && <DeliverDialog request={request} />}
      </>
    );
  if (role !== 'admin') return <p className='self-center text-ink-soft text-sm'>{texts().restByDirection}</p>;
  return kind === 'erasure' ? (
    <EraseDialog request={request} />
  ) : (
    <AnswerDialog id={id} outcome='corrected' />
  );
}

const PdfLink = ({ href, children }: { href: string; children: string }) => (
  <Button asChild variant='secondary' size='small'>
    <a href={href} download>
      <Download aria-hidden='true' className='size-4' />
      {children}
    </a>
  </Button>
);

/** Carries out an erasure, irreversibly. */
const EraseDialog = ({ request: { id, person } }: { request: RecordRequest }) => (
  <RequestDialog
    opener={texts().eraseAndAnswer}
    title={texts().eraseTitle(person)}
    description={texts().eraseDescription}
    act={texts().erase}
    isDanger
    sending={useErase(id)}
    body={() => null}
    done={texts().erased}
  />
);

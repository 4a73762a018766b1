import { Link } from 'react-router';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import { personUrl } from '../../people/screens/person-tabs.ts';
import type { AuditLine } from '../contract.ts';
import { texts } from './texts.ts';

const roleLabels: Record<string, string> = texts().roles;

const actorLabels: Record<AuditLine['actorKind'], string> = texts().actors;

/** ' · como recepción'; nothing for an account named after its role. */
function formatRole({ role, actorName }: AuditLine): string {
  if (role === null) return '';
  const label = roleLabels[role] ?? role;
  return label === texts().asRole(actorName?.toLowerCase()) ? '' : ` · ${label}`;
}

/** The audit log as a table; on phones each line is a block. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <ul className='overflow-hidden rounded-card border border-line bg-card'>
      {lines.map((line) => (
        <li
          key={line.id}
          className='dense-row wrap-anywhere grid gap-x-5 gap-y-0.5 border-line border-b px-3 last:border-b-0 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]'
        >
          <p className='text-ink-soft tabular-nums'>
            {formatShortDate(line.at)}, {formatTime(line.at)}
          </p>
          <p>
            <strong>{line.what}</strong>
            {line.reason && (
              <span className='block text-ink-soft text-xs'>{texts().reason(line.reason)}</span>
            )}
            {line.patient && (
              <span className='block text-xs'>
                {texts().recordOf}{' '}
                <Link to={personUrl(line.patient.id)} className='link'>
                  {line.patient.name ?? texts().nameless}
                </Link>
              </span>
            )}
          </p>
          <p className='text-ink-soft'>
            {keepTogether(line.actorName ?? actorLabels[line.actorKind])}
            {formatRole(line)}
          </p>
        </li>
      ))}
    </ul>
  );
}

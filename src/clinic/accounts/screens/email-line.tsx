import { Link } from 'react-router';
import { Badge } from '#design/badge.tsx';
import { routes } from '#platform/paths.ts';
import type { User } from '../contract.ts';

/** The account's e-mail, whether it is verified, and the way to do so. */
export function EmailLine({ user: { email, emailVerified } }: { user: User }) {
  if (!email) return <span className='text-ink-soft'>No lo has indicado</span>;
  return (
    <span className='flex flex-wrap items-center gap-x-3 gap-y-1'>
      <span className='break-all'>{email}</span>
      <Badge tone={emailVerified ? 'confirmed' : 'pending'}>
        {emailVerified ? 'Verificado' : 'Sin verificar'}
      </Badge>
      {!emailVerified && (
        <Link className='link inline-flex min-h-11 items-center' to={routes['verify-email']}>
          Verificar ahora
        </Link>
      )}
    </span>
  );
}

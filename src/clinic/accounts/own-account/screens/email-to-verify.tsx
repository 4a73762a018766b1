import { Link } from 'react-router';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

/**
 * A discreet reminder on the profile's first tab, because a user who postponed the code sees no other hint.
 */
export function EmailToVerify({ email }: { email: string }) {
  return (
    <p className='max-w-text rounded-card bg-river-50 px-5 py-3'>
      {texts().emailToVerify(<span className='wrap-anywhere'>{email}</span>, (text) => (
        <Link to={routes['verify-email']} className='link -my-1.5 inline-block py-1.5'>
          {text}
        </Link>
      ))}
    </p>
  );
}

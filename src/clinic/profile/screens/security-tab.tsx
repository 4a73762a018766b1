import type { ReactNode } from 'react';
import type { User } from '#clinic/accounts/contract.ts';
import { EmailLine } from '#clinic/accounts/screens/email-line.tsx';
import { PhoneVerification } from '#clinic/accounts/screens/phone-verification.tsx';
import { clinic } from '#config';
import { Badge } from '#design/badge.tsx';
import { Card } from '#design/card.tsx';

/** What the account holds. It can be read here; changing it goes through the clinic for now. */
export function SecurityTab({ user }: { user: User }) {
  return (
    <section aria-labelledby='cuenta'>
      <h2 id='cuenta' className='text-h3'>
        Tu cuenta
      </h2>
      <Card className='mt-5 max-w-2xl'>
        <dl className='flex flex-col divide-y divide-line'>
          <Row term='Usuario'>@{user.username}</Row>
          <Row term='Correo electrónico'>
            <EmailLine user={user} />
          </Row>
          <Row term='Teléfono'>
            <Contact value={user.phone} isVerified={user.phoneVerified} />
          </Row>
        </dl>
      </Card>
      <p className='mt-4 max-w-text text-ink-soft'>
        Para cambiar algún dato, escríbenos a{' '}
        <a className='link' href={`mailto:${clinic.email}`}>
          {clinic.email}
        </a>
        . Pronto podrás hacerlo aquí.
      </p>
      <PhoneVerification />
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className='grid gap-x-6 py-4 first:pt-0 last:pb-0 sm:grid-cols-[12rem_1fr]'>
      <dt className='text-ink-soft'>{term}</dt>
      <dd className='min-w-0'>{children}</dd>
    </div>
  );
}

function Contact({ value, isVerified }: { value: string | null; isVerified: boolean }) {
  if (!value) return <span className='text-ink-soft'>No lo has indicado</span>;
  return (
    <span className='flex flex-wrap items-center gap-x-3 gap-y-1'>
      <span className='break-all'>{value}</span>
      <Badge tone={isVerified ? 'confirmed' : 'pending'}>{isVerified ? 'Verificado' : 'Sin verificar'}</Badge>
    </span>
  );
}

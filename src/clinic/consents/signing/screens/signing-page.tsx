import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Logo } from '#design/drawings/logo.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Spinner } from '#design/spinner.tsx';
import { ApiError, problemMessage } from '#platform/api/client.ts';
import { removeFromTab } from '#platform/browser/tab-storage.ts';
import { useTokenInHash } from '#platform/browser/token-in-hash.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { signingQuery } from '../api.ts';
import { SignedNotice } from './signed-notice.tsx';
import { SigningForm } from './signing-form.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

const storageKey = 'signing';

/**
 * The page behind a signing link, also shown on a device handed over at the desk: the texts, a name, and
 * nothing else of the app.
 */
export default function SigningPage() {
  const token = useTokenInHash(storageKey);
  const [done, setDone] = useState<{ isAtDesk: boolean }>();
  return (
    <div className='min-h-dvh bg-paper'>
      <div className='mx-auto flex min-h-dvh max-w-3xl flex-col px-4 py-6 sm:px-8 sm:py-10'>
        <header className='flex flex-wrap items-center justify-between gap-3'>
          <Logo name={clinicContact().name} className='tiny:text-xs' />
          <Urgent />
        </header>
        <main className='mt-6 grow sm:mt-8'>
          {done && <SignedNotice isAtDesk={done.isAtDesk} />}
          {!done && (
            <SigningStep
              token={token}
              signed={(isAtDesk) => {
                removeFromTab(storageKey);
                setDone({ isAtDesk });
              }}
            />
          )}
        </main>
      </div>
    </div>
  );
}

type Signed = (isAtDesk: boolean) => void;

/** @param token undefined before hydration, null if the address has none */
function SigningStep({ token, signed }: { token: string | null | undefined; signed: Signed }) {
  if (token === undefined) return <Spinner label={texts().opening} />;
  if (token === null) return <InvalidLink>{texts().incompleteLink}</InvalidLink>;
  return <SigningRequestLoader token={token} signed={signed} />;
}

function SigningRequestLoader({ token, signed }: { token: string; signed: Signed }) {
  const { data, error, refetch, isFetching } = useQuery(signingQuery(token));
  if (data !== undefined) return <SigningForm token={token} paper={data} signed={signed} />;
  if (error === null) return <Spinner label={texts().opening} />;
  // 429 and 5xx are temporary; any other refusal concerns the link itself.
  if (error instanceof ApiError && error.status < 500 && error.status !== 429)
    return <InvalidLink>{problemMessage(error)}</InvalidLink>;
  return (
    <>
      <h1 className='sr-only'>{texts().title}</h1>
      <LoadFailure title={texts().notLoaded} isBusy={isFetching} retry={() => void refetch()}>
        {problemMessage(error) ?? texts().isKept}
      </LoadFailure>
    </>
  );
}

function InvalidLink({ children }: { children: React.ReactNode }) {
  return (
    <>
      <h1 className='mb-4'>{texts().title}</h1>
      <Notice tone='warning' announce='polite' title={texts().invalidLink}>
        {children}{' '}
        {texts().weAreAt(
          <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
            {clinicContact().phone}
          </a>,
          answeringHours(),
        )}
      </Notice>
    </>
  );
}

/** Emergency numbers are reachable from every screen, and so from this one. */
const Urgent = () => (
  <p className='flex flex-wrap items-center gap-x-1 text-sm'>
    {texts().urgent}{' '}
    {clinicSettings()
      .emergencyContacts.slice(0, 2)
      .map(({ name, phone }) => (
        <a
          key={phone}
          href={phoneUrl(phone)}
          aria-label={`${name}, ${phone}`}
          className='link inline-flex min-h-11 min-w-11 items-center justify-center font-[650] tabular-nums'
        >
          {phone}
        </a>
      ))}
  </p>
);

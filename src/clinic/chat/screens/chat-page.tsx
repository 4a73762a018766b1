import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { NoScriptNotice } from '#clinic/accounts/screens/no-script-notice.tsx';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { usePlanWith } from '#clinic/subscriptions/api.ts';
import { Button } from '#design/button.tsx';
import { ContactButtons } from '#design/feedback/contact-buttons.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { UrgentCalls } from '#design/feedback/urgent-calls.tsx';
import { PageOpening } from '#design/page-opening.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes, signInPath } from '#platform/paths.ts';
import { phoneUrl, withPhoneUrl } from '#platform/text/dialling.ts';
import { joinList } from '#platform/text/lists.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { ownThreadQuery } from '../api.ts';
import { ChatFacts } from './chat-facts.tsx';
import { OwnThread } from './own-thread.tsx';
import { UrgentLine } from './reading-line.tsx';
import { StringTelephone } from './string-telephone.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription(clinicContact().name),
}));

// Danger and suicidal thoughts: cases that must never wait for a written answer.
const urgentContacts = () => clinicSettings().emergencyContacts.slice(0, 2).map(withPhoneUrl);

/** The user's own thread if there is one; otherwise what the chat is and how to get it. */
export default function ChatPage() {
  const session = useSession();
  const plan = usePlanWith('chat');
  const isOpen = plan !== undefined;
  const isSignedIn = session.state === 'signed-in';
  const { data, isError, refetch } = useInfiniteQuery({ ...ownThreadQuery(), enabled: isSignedIn });
  const newest = data?.pages[0];
  if (isSignedIn && newest !== undefined && (newest.writing === 'open' || newest.messages.length > 0))
    return <WithTeam userId={session.user.id} team={newest.team} planName={plan?.name} />;
  return (
    <>
      <WhatItIs planName={plan?.name}>
        {/* Prerendered: until the session is known, the reader is most often a visitor. */}
        {isOpen && !isSignedIn && <ActionLink to={signInPath('chat')}>{texts().signIn}</ActionLink>}
        {plan && newest?.writing === 'no_plan' && <NoPlan name={plan.name} />}
        {isSignedIn && isError && (
          <LoadFailure title={texts().notLoaded} retry={() => void refetch()} className='mt-5'>
            {texts().isKept}
          </LoadFailure>
        )}
      </WhatItIs>
      <NoScriptNotice>{texts().needsScript}</NoScriptNotice>
      <ChatFacts planName={plan?.name} />
      {!isOpen && <Today />}
      <BookingBar />
    </>
  );
}

type TeamProps = { userId: number; team: readonly string[]; planName: string | undefined };

/** The thread comes first: users come here to write or to read. */
function WithTeam({ userId, team, planName }: TeamProps) {
  return (
    <>
      <h1>{texts().title}</h1>
      <p className='mt-1 mb-4 text-ink-soft'>
        {team.length === 0 ? texts().withTeam : texts().withNames(joinList(team.map(nameOnScreen)))}
      </p>
      <OwnThread key={userId} userId={userId} />
      <ChatFacts planName={planName} />
      <BookingBar />
    </>
  );
}

function WhatItIs({ planName, children }: { planName: string | undefined; children: ReactNode }) {
  const isOpen = planName !== undefined;
  return (
    <PageOpening
      eyebrow={isOpen ? texts().withPlan(planName) : texts().notOpen}
      title={texts().title}
      // On a phone the numbers come before the picture.
      picture={<StringTelephone className='mx-auto w-full max-w-md max-md:order-last max-md:mt-4' />}
      below={
        <UrgentCalls
          id='urgente'
          contacts={urgentContacts()}
          className='md:col-span-2'
          listClassName='lg:grid-cols-2'
        >
          {texts().danger}
        </UrgentCalls>
      }
      className='gap-y-8 docked:gap-y-5 md:grid-cols-[1.15fr_1fr] md:items-center md:gap-y-12'
    >
      <p className='mt-4 text-lg docked:mt-2 docked:text-base docked:leading-snug'>
        <strong>
          {isOpen ? texts().writeAnyTime(answeringHours()) : texts().willWriteAnyTime(answeringHours())}
        </strong>
      </p>
      <p className='mt-2 max-w-text text-ink-soft'>{texts().whatFor}</p>
      {/* On a phone the numbers below are outside the first screen. */}
      <div className='mt-2 md:hidden'>
        <UrgentLine />
      </div>
      {children}
    </PageOpening>
  );
}

/** Without the plan, the contact form is still open to everybody, also at night. */
function NoPlan({ name }: { name: string }) {
  return (
    <>
      <Notice className='mt-5 max-w-text' title={texts().noPlan.title(name)}>
        {texts().noPlan.advice}
      </Notice>
      <div className='mt-5 flex flex-wrap gap-3'>
        <Button asChild>
          <Link to={`${routes.contact}#escribenos`}>{texts().noPlan.write}</Link>
        </Button>
        <Button asChild variant='secondary'>
          <Link to={routes.plans}>{texts().plans}</Link>
        </Button>
      </div>
    </>
  );
}

function ActionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild className='mt-5'>
      <Link to={to}>{children}</Link>
    </Button>
  );
}

function Today() {
  return (
    <section aria-labelledby='hoy' className='mt-14 max-w-text'>
      <h2 id='hoy' className='text-h3'>
        {texts().today.title}
      </h2>
      <p className='mt-3'>{texts().today.advice(answeringHours())}</p>
      <ContactButtons
        className='mt-5'
        email={clinicContact().email}
        phone={clinicContact().phone}
        href={phoneUrl(clinicContact().phone)}
      />
    </section>
  );
}

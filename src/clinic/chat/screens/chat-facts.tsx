import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

/**
 * Facts about the chat: what it is, who has it, when the team answers, and its limits. In the future tense
 * before the chat opens.
 */
export function ChatFacts({ planName }: { planName: string | undefined }) {
  const isOpen = planName !== undefined;
  const { whatItIs, whoHasIt, whenWeAnswer, whatItIsNot } = texts().facts;
  return (
    <dl className='mt-14 grid grid-cols-1 gap-x-12 gap-y-8 sm:grid-cols-2'>
      <Fact name={whatItIs.title}>{whatItIs.text}</Fact>
      <Fact name={whoHasIt.title}>
        {isOpen ? whoHasIt.text(planName) : whoHasIt.later}{' '}
        <Link to={routes.plans} className='link whitespace-nowrap'>
          {texts().plans}
        </Link>
      </Fact>
      <Fact name={whenWeAnswer.title}>{isOpen ? whenWeAnswer.text : whenWeAnswer.later}</Fact>
      <Fact name={whatItIsNot.title}>{whatItIsNot.text}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='relative border-line border-t pt-5'>
      <span aria-hidden='true' className='absolute -top-px left-0 h-1 w-10 rounded-b-full bg-front-river' />
      <dt className='font-[650] font-display text-h4'>{name}</dt>
      <dd className='mt-1.5 max-w-text text-ink-soft'>{children}</dd>
    </div>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { settingsPages } from '#clinic/organization/screens/settings-pages.ts';
import { Badge } from '#design/badge.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { routes } from '#platform/paths.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import type { Checklist } from '../contract.ts';
import { LoadedChecklist } from './loaded-checklist.tsx';
import { settingsContents } from './settings-contents.tsx';
import { StepCard } from './step-card.tsx';
import { stepContents } from './steps.tsx';
import { texts } from './texts.ts';
import { stepTitles } from './titles.ts';

/** The list of the settings' pages, with what is missing on each. */
export function SettingsIndex() {
  return (
    <>
      <h1 className='text-h3'>{texts().title}</h1>
      <LoadedChecklist>{(checklist) => <PageList checklist={checklist} />}</LoadedChecklist>
    </>
  );
}

function PageList({ checklist: { steps, isOpen, openedAt } }: { checklist: Checklist }) {
  return (
    <>
      <p className='mt-1 text-ink-soft'>
        {isOpen ? (
          texts().isOpenSince(formatDate(openedAt))
        ) : (
          <>
            {texts().notOpenYet}{' '}
            <Link to={routes['staff-welcome']} className='link'>
              {texts().welcome.title}
            </Link>
            .
          </>
        )}
      </p>
      <ul
        aria-label={texts().pages}
        className='mt-4 grid max-w-3xl gap-px overflow-hidden rounded-card border border-line bg-line xl:max-w-none xl:grid-cols-2'
      >
        {settingsPages.map((page) => (
          <li key={page.path} className='bg-card'>
            <Link
              to={page.path}
              className='flex h-full min-h-14 items-center gap-3 px-4 py-1.5 text-ink no-underline hover:bg-river-50 pointer-fine:min-h-13 pointer-fine:py-1'
            >
              <span className='flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1'>
                <span className='min-w-0 max-sm:basis-full'>
                  <strong className='block'>{page.title}</strong>
                  <span className='block text-ink-soft text-xs'>{page.brief}</span>
                </span>
                {steps.some(
                  ({ name, state }) =>
                    state === 'missing' && settingsContents[page.path]?.steps.includes(name),
                ) && <Badge tone='pending'>{texts().somethingMissing}</Badge>}
              </span>
              <ChevronRight aria-hidden='true' className='size-5 shrink-0 text-ink-soft' />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One page of the settings. */
export function SettingsPart() {
  const { pathname } = useLocation();
  const page = settingsPages.find(({ path }) => path === pathname.replace(/\/$/, ''));
  const contents = page && settingsContents[page.path];
  if (page === undefined || contents === undefined) return <SettingsIndex />;
  return (
    <>
      <Link
        to={routes['staff-settings']}
        className='link inline-flex min-h-11 items-center gap-1 font-[650] pointer-fine:min-h-9'
      >
        <ChevronLeft aria-hidden='true' className='size-4' />
        {texts().title}
      </Link>
      <h1 className='text-h3'>{page.title}</h1>
      <LoadedChecklist>
        {({ steps }) => (
          <>
            {contents.steps.length > 0 && (
              <ol className='mt-4 flex flex-col gap-4'>
                {steps
                  .filter(({ name }) => contents.steps.includes(name))
                  .map((step) => (
                    <StepCard
                      key={step.name}
                      step={step}
                      title={stepTitles()[step.name]}
                      isOpenAtFirst={contents.steps[0] === step.name}
                      isTitleHidden={page.title === stepTitles()[step.name]}
                    >
                      {stepContents[step.name]()}
                    </StepCard>
                  ))}
              </ol>
            )}
            <Suspense fallback={<LoadingRows label={texts().openingPage} />}>
              {contents.sections?.()}
            </Suspense>
          </>
        )}
      </LoadedChecklist>
    </>
  );
}

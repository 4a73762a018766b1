import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { closeDialog, NativeDialog } from '#design/dialogs/native-dialog.tsx';
import { SkeletonText } from '#design/feedback/skeleton.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { glanceId } from './glance-id.ts';
import { informationId, informationOpenerProps, useOpenings } from './information-dialog.ts';
import { texts } from './texts.ts';

const loadTabs = () => import('./information-tabs.tsx').then((part) => part.InformationTabs);
const stripClasses =
  'min-h-11 w-full items-center justify-center gap-2.5 px-4 py-1 text-center font-[650] text-on-deep text-sm leading-tight docked:justify-between docked:px-3 -outline-offset-4! transition-colors hover:bg-on-deep/10';
const leave = () => closeDialog(informationId);

/**
 * Strip under the top bar that opens the information dialog. With very large text it is only in the menu, to leave
 * the first screen to the page.
 * @param givesWay hidden on small screens until the cookie choice is made; the menu still has it
 */
export function InformationBanner({ givesWay }: { givesWay: boolean }) {
  const { part: Tabs, isFailed, ask } = useLazyPart(loadTabs);
  const openings = useOpenings();
  useEffect(() => {
    // Opened by another button, or before hydration.
    if (openings > 0 || document.getElementById(informationId)?.hasAttribute('open')) ask();
  }, [ask, openings]);
  const askedRef = givesWay && 'docked:asked:hidden';
  return (
    <section
      aria-label={texts().region}
      data-print='no'
      data-ground='dark'
      className={clsx(
        'bg-deep docked:min-w-0 docked:grow tiny:bg-transparent',
        givesWay && 'docked:asked:grow-0',
      )}
    >
      <button
        type='button'
        className={clsx(stripClasses, 'flex noscript:hidden tiny:hidden', askedRef)}
        onPointerEnter={ask}
        onFocus={ask}
        {...informationOpenerProps()}
      >
        <StripText />
      </button>
      {/* Without JavaScript the dialog cannot be filled, so this is a link to the page. */}
      <Link
        to={`${routes['psychology-services']}#${glanceId}`}
        className={clsx(stripClasses, 'hidden no-underline noscript:flex!', askedRef)}
      >
        <StripText />
      </Link>
      <NativeDialog id={informationId} size='large' title={texts().dialogTitle(clinicContact().name)}>
        {/* The key resets the tabs to the first one on each opening. */}
        {Tabs ? <Tabs key={openings} onLeave={leave} /> : <LoadingTabs isFailed={isFailed} />}
      </NativeDialog>
    </section>
  );
}

function StripText() {
  return (
    <>
      <span className='docked:text-xs docked:text-left docked:leading-tight'>{texts().title}</span>
      <ChevronDown aria-hidden='true' className='size-4.5 shrink-0 max-[21rem]:hidden' />
    </>
  );
}

function LoadingTabs({ isFailed }: { isFailed: boolean }) {
  if (!isFailed)
    return (
      <div className='min-h-60'>
        <SkeletonText lines={8} />
      </div>
    );
  return (
    <>
      <p>{texts().loadFailed}</p>
      <ul className='mt-2'>
        {[
          { path: `${routes['psychology-services']}#${glanceId}`, label: texts().servicesPage },
          { path: `${routes.plans}?tab=prices`, label: texts().pricesPage },
          { path: routes.appointments, label: texts().bookingPage },
        ].map(({ path, label }) => (
          <li key={path}>
            <Link to={path} onClick={leave} className='link inline-flex min-h-11 items-center'>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { clinic } from '#config';
import { Arch } from '#design/arch.tsx';
import { closeDialog, NativeDialog, opensDialog } from '#design/native-dialog.tsx';
import { SkeletonText } from '#design/skeleton.tsx';
import { useLater } from '#design/use-later.ts';
import { routes } from '#platform/paths.ts';

const informationId = 'informacion';
const loadTabs = () => import('./information-tabs.tsx').then((part) => part.InformationTabs);
const leave = () => closeDialog(informationId);

/** The strip under the top bar of every page, and the window it opens: what we do, where, and how to book. */
export function InformationBanner() {
  const { part: Tabs, isFailed, ask } = useLater(loadTabs);
  const [openings, setOpenings] = useState(0);
  const { onClick, ...opener } = opensDialog(informationId);
  useEffect(() => {
    // Opened before the page was alive.
    if (document.getElementById(informationId)?.hasAttribute('open')) ask();
  }, [ask]);
  return (
    <section aria-label='Información' data-print='no' data-ground='dark' className='bg-river-700'>
      <button
        type='button'
        className='group flex min-h-11 w-full items-center justify-center gap-2.5 px-4 py-1 text-center font-[650] text-card text-sm leading-tight -outline-offset-4! transition-colors hover:bg-river-600'
        onPointerEnter={ask}
        onFocus={ask}
        onClick={(event) => {
          ask();
          setOpenings(openings + 1);
          onClick(event);
        }}
        {...opener}
      >
        <Arch lit className='h-6.5' />
        Servicios, regiones y cómo reservar
        <ChevronDown aria-hidden='true' className='size-4.5 shrink-0' />
      </button>
      <NativeDialog id={informationId} size='large' title={`Qué hacemos en ${clinic.name}`}>
        {/* With a key: each opening begins with the services. */}
        {Tabs ? <Tabs key={openings} onLeave={leave} /> : <Meanwhile isFailed={isFailed} />}
      </NativeDialog>
    </section>
  );
}

/** Until the tabs are here; where they cannot come, the pages that say the same. */
function Meanwhile({ isFailed }: { isFailed: boolean }) {
  return (
    <>
      <div className={clsx('min-h-60 noscript:hidden', isFailed && 'hidden')}>
        <SkeletonText lines={8} />
      </div>
      <div className={clsx('noscript:block', !isFailed && 'hidden')}>
        <p>Esta ventana no se ha podido cargar. Lo mismo está en estas páginas:</p>
        <ul className='mt-2'>
          {[
            { path: routes['psychology-services'], label: 'Servicios de psicología' },
            { path: `${routes.plans}?tab=prices`, label: 'Precios por sesión' },
            { path: routes.appointments, label: 'Reservar cita' },
          ].map(({ path, label }) => (
            <li key={path}>
              <Link to={path} onClick={leave} className='link inline-flex min-h-11 items-center'>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

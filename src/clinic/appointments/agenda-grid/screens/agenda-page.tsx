import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FocusReturnContext } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { useLastPressed } from '#design/hooks/use-last-pressed.ts';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { useMediaQuery } from '#design/hooks/use-media-query.ts';
import { usePrinting } from '#design/hooks/use-printing.ts';
import { Spinner } from '#design/spinner.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { agendaQuery } from '../../desk/api.ts';
import type { BookingStart } from '../../dialogs/screens/booking-dialog.tsx';
import { useClientNow } from '../../screens/use-now.ts';
import { AgendaList } from './agenda-list.tsx';
import { agendaOf, daysOf, gridColumns, whoseWeek } from './columns.ts';
import { DayGrid } from './day-grid.tsx';
import { AgendaBar, ViewSwitch } from './view/agenda-bar.tsx';
import { useAgendaView } from './view/use-agenda-view.ts';
import { usePrefetchAround } from './view/use-prefetch-around.ts';

// Loaded after the sheet, which the user waits for.
const loadDialogs = async () => (await import('./agenda-dialogs.tsx')).AgendaDialogs;

export const meta = pageMeta(() => ({
  title: `Agenda · ${clinicContact().name}`,
  description: 'La agenda de la clínica por día, por semana y en lista, para quien la planifica.',
}));

export default function AgendaPage() {
  const now = useClientNow();
  const today = wallTimeOf(now).day;
  const [{ view, day, professionalId }, look] = useAgendaView(today);
  const [openId, setOpenId] = useState<number>();
  const [first, setFirst] = useState<BookingStart>();
  const [from, to] = daysOf(view, day);
  const agenda = useQuery(agendaQuery(from, to));
  const isWide = useMediaQuery('(min-width: 48rem)');
  const isPrinting = usePrinting();
  // Placeholder data of other days would show these as empty; only its professionals are still valid.
  const data = agenda.isPlaceholderData ? undefined : agenda.data;
  const professionals = agenda.data?.professionals ?? [];
  const chosen = whoseWeek(professionals, professionalId);
  const dialogs = useLazyPart(loadDialogs);
  const pressed = useLastPressed();
  const isWanted = first !== undefined || openId !== undefined;
  useEffect(() => {
    if (isWanted) dialogs.ask();
  }, [isWanted, dialogs.ask]);
  usePrefetchAround(data !== undefined, view, day, dialogs.ask);
  return (
    <>
      <header className='mb-4 flex flex-wrap items-center gap-3'>
        <h1 className='grow text-h3'>Agenda</h1>
        <ViewSwitch view={view} setView={(next) => look({ view: next })} />
        <span data-print='no' className='flex gap-2'>
          <Button
            size='small'
            variant='secondary'
            icon={<Printer aria-hidden='true' className='size-4' />}
            onClick={() => window.print()}
          >
            Imprimir
          </Button>
          <Button size='small' onClick={() => setFirst({ day })}>
            Nueva cita
          </Button>
        </span>
      </header>
      <AgendaBar
        day={day}
        today={today}
        view={view}
        professionals={professionals}
        setDay={(next) => look({ day: next })}
        chosenId={chosen?.id}
        setChosenId={(id) => look({ professionalId: id })}
      />
      {agenda.isError && !data && (
        <LoadFailure title='No hemos podido abrir la agenda' retry={() => void agenda.refetch()}>
          Las citas siguen guardadas; solo ha fallado la conexión.
        </LoadFailure>
      )}
      {data === undefined && !agenda.isError && <Spinner label='Abriendo la agenda…' />}
      {data && (
        <>
          {view !== 'list' && isWide && (
            <div data-print='no'>
              <DayGrid
                columns={gridColumns({ agenda: data, view, day, from, chosen, today }).map((column) => ({
                  ...column,
                  agenda: data,
                  now,
                  open: setOpenId,
                  plan: setFirst,
                }))}
              />
            </div>
          )}
          {/* Printing always uses the list, which is rendered on demand: a week of all professionals is long. */}
          {(view === 'list' || !isWide || isPrinting) && (
            <AgendaList
              agenda={view === 'week' && chosen ? agendaOf(data, chosen.id) : data}
              from={from}
              to={to}
              now={now}
              open={setOpenId}
              plan={view === 'day' ? setFirst : undefined}
            />
          )}
        </>
      )}
      {dialogs.part && (
        <FocusReturnContext value={pressed}>
          <dialogs.part
            agenda={agenda.data}
            now={now}
            openId={openId}
            setOpenId={setOpenId}
            first={first}
            setFirst={setFirst}
            day={day}
          />
        </FocusReturnContext>
      )}
      {dialogs.isFailed && isWanted && (
        <LoadFailure title='No hemos podido abrir la cita' retry={dialogs.ask}>
          La agenda sigue aquí; solo ha fallado la conexión.
        </LoadFailure>
      )}
    </>
  );
}

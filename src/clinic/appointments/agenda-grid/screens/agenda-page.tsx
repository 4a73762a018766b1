import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FocusReturnContext } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { useLastPressed } from '#design/hooks/use-last-pressed.ts';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { useMediaQuery } from '#design/hooks/use-media-query.ts';
import { usePrinting } from '#design/hooks/use-printing.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { agendaQuery } from '../../desk/api.ts';
import type { BookingStart } from '../../dialogs/screens/booking-dialog.tsx';
import { useClientNow } from '../../screens/use-now.ts';
import { AgendaList } from './agenda-list.tsx';
import { agendaOf, daysOf, gridColumns, shownAlone } from './columns.ts';
import { DayGrid } from './day-grid.tsx';
import { PrintedDay, PrintedWeek } from './printed-agenda.tsx';
import { ColorKey } from './signs.tsx';
import type { Proposal } from './target-place.ts';
import { texts } from './texts.ts';
import { UndoMove } from './undo-move.tsx';
import { AgendaBar, ViewSwitch } from './view/agenda-bar.tsx';
import { useAgendaLook } from './view/use-agenda-look.ts';
import { useAgendaView } from './view/use-agenda-view.ts';
import { usePrefetchAround } from './view/use-prefetch-around.ts';

// Loaded after the sheet, which the user waits for.
const loadDialogs = async () => (await import('./agenda-dialogs.tsx')).AgendaDialogs;

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function AgendaPage() {
  const now = useClientNow();
  const today = wallTimeOf(now).day;
  const [{ view, day, professionalId }, show] = useAgendaView(today);
  const [look, changeLook] = useAgendaLook();
  const [moved, setMoved] = useState<Proposal>();
  const [openId, setOpenId] = useState<number>();
  const [first, setFirst] = useState<BookingStart>();
  const [from, to] = daysOf(view, day);
  const agenda = useQuery(agendaQuery(from, to));
  const isWide = useMediaQuery('(min-width: 48rem)');
  const isPrinting = usePrinting();
  // Placeholder data of other days would show these as empty; only its professionals are still valid.
  const data = agenda.isPlaceholderData ? undefined : agenda.data;
  const professionals = agenda.data?.professionals ?? [];
  const isGrid = isWide ? view !== 'list' : view === 'week';
  // A phone has room for one professional's week at a time.
  const choice = !isWide && view === 'week' && professionalId === 'all' ? undefined : professionalId;
  const alone = shownAlone(professionals, view, choice);
  const sheet = { professionals: alone ? [alone] : professionals, now };
  const dialogs = useLazyPart(loadDialogs);
  const pressed = useLastPressed();
  const isWanted = first !== undefined || openId !== undefined;
  useEffect(() => {
    if (isWanted) dialogs.ask();
  }, [isWanted, dialogs.ask]);
  usePrefetchAround(data !== undefined, view, day, dialogs.ask);
  return (
    <>
      <header data-print='no' className='mb-4 flex flex-wrap items-center gap-3'>
        <h1 className='grow text-h3'>{texts().title}</h1>
        <ViewSwitch view={view} setView={(next) => show({ view: next })} />
        <span className='flex gap-2'>
          <Button
            size='small'
            variant='secondary'
            icon={<Printer aria-hidden='true' className='size-4' />}
            onClick={() => window.print()}
          >
            <span className='max-sm:sr-only'>{texts().print}</span>
          </Button>
          <Button size='small' onClick={() => setFirst({ day })}>
            {' '}
            {texts().newAppointment}{' '}
          </Button>
        </span>
      </header>
      <AgendaBar
        day={day}
        today={today}
        view={view}
        professionals={professionals}
        setDay={(next) => show({ day: next })}
        shown={alone?.id ?? 'all'}
        setShown={(id) => show({ professionalId: id })}
        isTeamOffered={isWide || view !== 'week'}
        look={isGrid ? look : undefined}
        changeLook={changeLook}
      />
      {agenda.isError && !data && (
        <LoadFailure title={texts().notLoaded} retry={() => void agenda.refetch()}>
          {texts().appointmentsAreKept}
        </LoadFailure>
      )}
      {data === undefined && !agenda.isError && <LoadingRows label={texts().loading} />}
      {data && (
        <>
          {isGrid && (
            <div data-print='no'>
              <DayGrid
                columns={gridColumns({ agenda: data, view, day, from, chosen: alone, today }).map((head) => ({
                  ...head,
                  agenda: data,
                  now,
                  coloring: look.coloring,
                  open: setOpenId,
                  plan: setFirst,
                }))}
                zoom={look.zoom}
                day={day}
                now={now}
                onMoved={setMoved}
              />
              <div className='mt-3'>
                <ColorKey coloring={look.coloring} />
              </div>
            </div>
          )}
          {/* Rendered on demand: a week of all professionals is long. */}
          {isPrinting && view === 'day' && <PrintedDay {...sheet} agenda={data} day={day} />}
          {isPrinting && view === 'week' && <PrintedWeek {...sheet} agenda={data} from={from} to={to} />}
          {!isGrid && !(isPrinting && view !== 'list') && (
            <AgendaList
              agenda={alone ? agendaOf(data, alone.id) : data}
              from={from}
              to={to}
              now={now}
              open={setOpenId}
              plan={view === 'day' ? setFirst : undefined}
            />
          )}
        </>
      )}
      {moved && isUndoable(moved, data) && (
        <UndoMove key={`${moved.one.id} ${moved.startsAt}`} moved={moved} close={() => setMoved(undefined)} />
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
        <LoadFailure title={texts().appointmentNotLoaded} retry={dialogs.ask}>
          {texts().agendaIsKept}
        </LoadFailure>
      )}
    </>
  );
}

/** False once the loaded agenda shows that the appointment was moved again. */
function isUndoable({ one, startsAt, endsAt }: Proposal, agenda: Agenda | undefined): boolean {
  const current = agenda?.appointments.find(({ id }) => id === one.id);
  return current === undefined || (current.startsAt === startsAt && current.endsAt === endsAt);
}

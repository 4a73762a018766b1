import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openingQuery } from '#clinic/schedule/api.ts';
import type { Opening } from '#clinic/schedule/contract.ts';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { useNow } from '../../screens/use-now.ts';
import { OwnCalendar } from '../../therapist-calendar/screens/own-calendar.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';
import { AbsenceList } from './absence-list.tsx';
import { closingTexts } from './closing-texts.ts';
import { ExtraHours } from './extra-hours.tsx';
import { HolidayList } from './holiday-list.tsx';
import { affectedTitle, ResolutionSteps } from './resolution-steps.tsx';
import { texts } from './texts.ts';
import { WeeklyHours } from './weekly-hours.tsx';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function SchedulePage() {
  const now = useNow();
  const opening = useQuery(openingQuery);
  if (opening.isError && !opening.data)
    return (
      <LoadFailure title={texts().notLoaded} retry={() => void opening.refetch()}>
        {texts().isKept}
      </LoadFailure>
    );
  if (now === undefined || opening.data === undefined) return <LoadingRows label={texts().loading} />;
  return <Schedule opening={opening.data} now={now} />;
}

function Schedule({ opening, now }: { opening: Opening; now: Date }) {
  const [hit, setHit] = useState<AgendaAppointment[]>([]);
  return (
    <>
      <header className='mb-4 flex flex-wrap items-center justify-between gap-3'>
        <h1 className='text-h3'>{texts().title}</h1>
        <AbsenceDialog label={closingTexts().closing.open} title={closingTexts().closing.title} now={now} />
      </header>
      <div className='grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'>
        <WeeklyHours opening={opening} decide={setHit} />
        <div className='flex flex-col gap-6'>
          <AbsenceList opening={opening} />
          <HolidayList opening={opening} decide={setHit} />
          <ExtraHours opening={opening} decide={setHit} />
          {opening.isTreating && <OwnCalendar />}
        </div>
      </div>
      <Dialog
        open={hit.length > 0}
        onOpenChange={(opens) => opens || setHit([])}
        title={affectedTitle(hit.length)}
        description={<p>{texts().isChanged}</p>}
      >
        <ResolutionSteps hit={hit} professionals={opening.professionals} close={() => setHit([])} />
      </Dialog>
    </>
  );
}

import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { initialSearch, PeopleList } from '#clinic/patients/directory/screens/people-list.tsx';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { personUrl } from './person-tabs.ts';
import { texts } from './texts.ts';

// Most users look at the list first; records and forms are preloaded.
const loadPersonView = async () => (await import('./person-view.tsx')).PersonView;
const loadNewPerson = async () =>
  (await import('#clinic/patients/directory/screens/person-dialogs.tsx')).NewPersonDialog;

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function PeoplePage() {
  const session = useSession();
  const now = useNow();
  if (now === undefined || session.state !== 'signed-in') return <LoadingRows label={texts().openingAll} />;
  return <People role={session.user.role} today={wallTimeOf(now).day} />;
}

function People({ role, today }: { role: Role; today: Day }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Survives opening a record.
  const [wish, setWish] = useState(initialSearch);
  const [isAdding, setIsAdding] = useState(false);
  const newPerson = usePreloadedPart(loadNewPerson, isAdding);
  const id = Number(search.get('persona'));
  const open = (patientId: number) => {
    setIsAdding(false);
    void navigate(personUrl(patientId));
  };
  const isSingle = Number.isInteger(id) && id > 0;
  const card = usePreloadedPart(loadPersonView, isSingle);
  if (isSingle && card.part) return <card.part key={id} id={id} role={role} today={today} />;
  if (isSingle) return <LoadingPerson isFailed={card.isFailed} retry={card.ask} />;
  return (
    <>
      <header className='flex flex-wrap items-center justify-between gap-3'>
        <h1 className='text-h3'>{texts().title}</h1>
        {role !== 'professional' && (
          <Button size='small' aria-haspopup='dialog' onClick={() => setIsAdding(true)}>
            {texts().newPerson}
          </Button>
        )}
      </header>
      {newPerson.isFailed && isAdding && (
        <LoadFailure title={texts().newNotOpened} retry={newPerson.ask}>
          {texts().newNotOpenedAdvice}
        </LoadFailure>
      )}
      <PeopleList wish={wish} setWish={setWish} addressOf={personUrl} open={open} />
      {newPerson.part && <newPerson.part isOpen={isAdding} close={() => setIsAdding(false)} opened={open} />}
    </>
  );
}

function LoadingPerson({ isFailed, retry }: { isFailed: boolean; retry: () => void }) {
  return (
    <>
      <h1 className='sr-only'>{texts().record}</h1>
      {isFailed ? (
        <LoadFailure title={texts().recordNotOpened} retry={retry}>
          {texts().recordNotOpenedAdvice}
        </LoadFailure>
      ) : (
        <LoadingRows label={texts().opening} />
      )}
    </>
  );
}

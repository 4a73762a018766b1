import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { everybody, PeopleList } from '#clinic/patients/directory/screens/people-list.tsx';
import { NewPersonDialog } from '#clinic/patients/directory/screens/person-dialogs.tsx';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Spinner } from '#design/spinner.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { PersonView } from './person-view.tsx';

export const meta = pageMeta(() => ({
  title: `Personas · ${clinic.name}`,
  description: 'Las personas a las que atiende la clínica, para quien las atiende.',
}));

/** The address names a card by its number alone: what was looked for is in nobody's history. */
const addressOf = (id: number) => `${routes['staff-people']}?persona=${id}`;

export default function PeoplePage() {
  const session = useSession();
  const now = useNow();
  if (now === undefined || session.state !== 'signed-in') return <Spinner label='Abriendo las fichas…' />;
  return <People role={session.user.role} today={wallTimeOf(now).day} />;
}

function People({ role, today }: { role: Role; today: Day }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Stays while a card is read.
  const [wish, setWish] = useState(everybody);
  const [isAdding, setIsAdding] = useState(false);
  const id = Number(search.get('persona'));
  const open = (patientId: number) => {
    setIsAdding(false);
    void navigate(addressOf(patientId));
  };
  if (Number.isInteger(id) && id > 0)
    return <PersonView key={id} id={id} role={role} today={today} addressOf={addressOf} />;
  const add = role !== 'professional' && (
    <Button size='small' onClick={() => setIsAdding(true)}>
      Persona nueva
    </Button>
  );
  return (
    <>
      <header className='flex flex-wrap items-center justify-between gap-3'>
        <h1 className='text-h3'>Personas</h1>
        {add}
      </header>
      <PeopleList wish={wish} setWish={setWish} addressOf={addressOf} open={open} />
      <NewPersonDialog isOpen={isAdding} close={() => setIsAdding(false)} opened={open} />
    </>
  );
}

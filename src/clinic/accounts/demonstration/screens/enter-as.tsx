import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { useRootData } from '#platform/documents/root-data.ts';
import { demoStaffQuery, useEnterAs } from '../api.ts';
import type { DemoPerson } from '../contract.ts';
import { texts } from './texts.ts';

type EnterAsProps = {
  /** Also offers the demonstration's patient. */
  withPatient?: boolean;
  /** Called with the role before the session opens, to choose where it leads. */
  onEnter?: (role: DemoPerson['role']) => void;
};

/** Buttons to sign in as each role, in the demonstration only; renders nothing elsewhere. */
export function EnterAs({ withPatient = false, onEnter }: EnterAsProps) {
  const isDemo = useRootData()?.demo === true;
  const { data: all = [] } = useQuery({
    ...demoStaffQuery(),
    enabled: isDemo && typeof document !== 'undefined',
  });
  const { mutate, isPending, variables } = useEnterAs();
  const people = all.filter(({ role }) => withPatient || role !== 'client');
  if (!isDemo || people.length === 0) return null;
  const enter = ({ username, role }: DemoPerson) => {
    onEnter?.(role);
    mutate(username, {
      onError: () =>
        toast({
          tone: 'danger',
          title: texts().failed,
          description: texts().retry,
        }),
    });
  };
  return (
    <section aria-labelledby='entrar-como' className='mt-8 border-line border-t pt-6'>
      <h2 id='entrar-como' className='text-h4'>
        {texts().title}
      </h2>
      <p className='mt-1 text-ink-soft text-sm'>{texts().lead}</p>
      <ul className='mt-4 grid gap-2 sm:grid-cols-2'>
        {people.map((person) => (
          <li key={person.username}>
            <Button
              variant='secondary'
              size='small'
              className='w-full'
              disabled={isPending}
              busy={isPending && variables === person.username}
              busyLabel={texts().entering}
              onClick={() => enter(person)}
            >
              {texts().enterAs(describePerson(person, people))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The role if only one member has it; psychologists by first name, without a title. */
function describePerson({ name, role }: DemoPerson, people: readonly DemoPerson[]): string {
  const isOnlyOne = people.filter((other) => other.role === role).length === 1;
  const firstName = name.replace(/^Dra?\. /, '').split(' ')[0] ?? name;
  if (role === 'professional') return firstName;
  return isOnlyOne ? texts().roles[role] : name;
}

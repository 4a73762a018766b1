import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { useRootData } from '#platform/documents/root-data.ts';
import { demoStaffQuery, useEnterAs } from '../api.ts';
import type { Colleague } from '../contract.ts';

/** Buttons to sign in as each role, in the demonstration only; renders nothing elsewhere. */
export function EnterAs() {
  const isDemo = useRootData()?.demo === true;
  const { data: staff = [] } = useQuery({
    ...demoStaffQuery(),
    enabled: isDemo && typeof document !== 'undefined',
  });
  const { mutate, isPending, variables } = useEnterAs();
  if (!isDemo || staff.length === 0) return null;
  const enter = (username: string) =>
    mutate(username, {
      onError: () =>
        toast({
          tone: 'danger',
          title: 'No hemos podido abrir el panel',
          description: 'Inténtalo de nuevo.',
        }),
    });
  return (
    <section aria-labelledby='entrar-como' className='mt-8 border-line border-t pt-6'>
      <h2 id='entrar-como' className='text-h4'>
        Demostración
      </h2>
      <p className='mt-1 text-ink-soft text-sm'>Mira el panel como lo ve cada persona del equipo.</p>
      <ul className='mt-4 grid gap-2 sm:grid-cols-2'>
        {staff.map((colleague) => (
          <li key={colleague.username}>
            <Button
              variant='secondary'
              size='small'
              className='w-full'
              disabled={isPending}
              busy={isPending && variables === colleague.username}
              busyLabel='Abriendo…'
              onClick={() => enter(colleague.username)}
            >
              Entrar como {describeColleague(colleague, staff)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const roleLabels: Partial<Record<Colleague['role'], string>> = { admin: 'dirección', reception: 'recepción' };

/** The role if only one member has it; psychologists by first name, without a title. */
function describeColleague({ name, role }: Colleague, staff: readonly Colleague[]): string {
  const isOnlyOne = staff.filter((other) => other.role === role).length === 1;
  const firstName = name.replace(/^Dra?\. /, '').split(' ')[0] ?? name;
  return (isOnlyOne && roleLabels[role]) || (role === 'professional' ? firstName : name);
}

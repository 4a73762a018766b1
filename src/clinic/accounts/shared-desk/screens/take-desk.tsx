import { useNavigate } from 'react-router';
import { PasswordForm } from '#clinic/accounts/screens/password-form.tsx';
import { roleLabels } from '#clinic/accounts/screens/role-labels.ts';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { routes } from '#platform/paths.ts';
import { useTakeDesk } from '../api.ts';
import type { DeskColleague } from '../contract.ts';
import { Initials } from './desk-colleague-list.tsx';
import { texts } from './texts.ts';

export function TakeDesk({ colleague, onBack }: { colleague: DeskColleague; onBack: () => void }) {
  const navigate = useNavigate();
  // Not the previous user's page, which may show a patient.
  const take = useTakeDesk(() => navigate(routes.staff, { replace: true }));
  const { id, name, role } = colleague;
  return (
    <Card className='mt-6'>
      <p className='mb-5 flex items-center gap-3'>
        <Initials name={name} />
        <span className='min-w-0 leading-tight'>
          <strong className='wrap-anywhere block font-[650]'>{name}</strong>{' '}
          <span className='text-ink-soft text-sm'>{roleLabels()[role]}</span>
        </span>
      </p>
      <PasswordForm who={name} action={texts().enter} send={(password) => take.mutateAsync({ id, password })}>
        <Button variant='quiet' onClick={onBack}>
          {texts().back}
        </Button>
      </PasswordForm>
    </Card>
  );
}

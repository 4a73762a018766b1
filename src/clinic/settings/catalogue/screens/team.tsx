import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { catalogueQuery, useSetActive } from '../api.ts';
import type { Catalogue } from '../contract.ts';
import { FormError } from './form-errors.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { PictureForm } from './picture-form.tsx';
import { ProfessionalForm } from './professional-form.tsx';
import { texts } from './texts.ts';

type Member = Catalogue['team'][number];

export function Team() {
  const { data } = useQuery(catalogueQuery);
  const [isAdding, setAdding] = useState(false);
  if (data === undefined) return <LoadingRows rows={3} label={texts().team.opening} />;
  const offered = data.services.filter(({ priceCents }) => priceCents !== null);
  if (offered.length === 0) return <p>{texts().team.offerFirst}</p>;
  return (
    <div className='flex flex-col items-start gap-4'>
      {data.team.length > 0 && (
        <ul className='w-full divide-y divide-line border-line border-y'>
          {data.team.map((member) => (
            <MemberRow key={member.id} member={member} offered={offered} services={data.services} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <ProfessionalForm offered={offered} onDone={() => setAdding(false)} />
      ) : (
        <Button size='small' onClick={() => setAdding(true)}>
          {texts().team.add}
        </Button>
      )}
      {data.former.length > 0 && (
        <section className='w-full'>
          <h3 className='text-base'>{texts().team.former}</h3>
          <ul>
            {data.former.map((one) => (
              <FormerRow key={one.id} former={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function FormerRow({ former: { id, name } }: { former: Catalogue['former'][number] }) {
  const returning = useSetActive(id);
  const reactivate = () =>
    returning.mutateAsync(true).then(
      () => toast({ tone: 'success', title: texts().team.returned }),
      () => {},
    );
  return (
    <li className='flex flex-wrap items-center gap-x-3'>
      <p className='text-ink-soft'>{keepTogether(name)}</p>
      <Button
        variant='quiet'
        size='small'
        className='ml-auto'
        onClick={reactivate}
        busy={returning.isPending}
        busyLabel={texts().oneMoment}
      >
        {texts().team.bringBack}
        <span className='sr-only'> {texts().team.to(name)}</span>
      </Button>
      <FormError error={returning.error} />
    </li>
  );
}

type MemberRowProps = {
  member: Member;
  offered: Catalogue['services'];
  services: Catalogue['services'];
};

function MemberRow({ member, offered, services }: MemberRowProps) {
  const [task, setTask] = useState<'edit' | 'picture' | 'account' | 'leave'>();
  const end = () => setTask(undefined);
  return (
    <li className='dense-row'>
      <div className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <div className='min-w-0'>
          <p className='font-[650]'>{keepTogether(member.name)}</p>
          <p className='text-ink-soft'>
            {member.title}
            {member.registrationNumber !== null && ` · ${texts().team.number} ${member.registrationNumber}`}
            {member.username === null ? texts().team.withoutAccount : texts().team.account(member.username)}
          </p>
        </div>
        {task === undefined && (
          <div className='ml-auto flex flex-wrap gap-1'>
            {member.username === null && (
              <Button variant='quiet' size='small' onClick={() => setTask('account')}>
                {texts().team.giveAccount}
                <span className='sr-only'> {texts().team.to(member.name)}</span>
              </Button>
            )}
            <Button variant='quiet' size='small' onClick={() => setTask('leave')}>
              {texts().team.remove}
              <span className='sr-only'> {texts().team.fromTeam(member.name)}</span>
            </Button>
            <Button variant='quiet' size='small' onClick={() => setTask('picture')}>
              {texts().team.picture}
              <span className='sr-only'> {texts().of(member.name)}</span>
            </Button>
            <Button variant='quiet' size='small' onClick={() => setTask('edit')}>
              {texts().change}
              <span className='sr-only'> {texts().team.dataOf(member.name)}</span>
            </Button>
          </div>
        )}
      </div>
      {task === 'edit' && <ProfessionalForm member={member} offered={offered} onDone={end} />}
      {task === 'picture' && <PictureForm member={member} onDone={end} />}
      {task === 'account' && <InviteForm member={member} onDone={end} />}
      {task === 'leave' && <LeaveTeam member={member} services={services} onDone={end} />}
    </li>
  );
}

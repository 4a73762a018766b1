import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { type AnswerTemplate, templatesQuery } from '../api.ts';
import { maxTemplates } from '../terms.ts';
import { TemplateForm } from './template-form.tsx';
import { texts } from './texts.ts';

/** The list of prepared answers. Only the director changes it. */
export function Templates() {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  const { data, isError, refetch } = useQuery(templatesQuery);
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <header className='flex flex-wrap items-center justify-between gap-3'>
        <h1 className='text-h3'>{texts().title}</h1>
        {isDirection && data && data.length < maxTemplates && open !== 'new' && (
          <Button size='small' onClick={() => setOpen('new')}>
            {texts().add}
          </Button>
        )}
      </header>
      <p className='mt-1 max-w-text text-ink-soft'>
        {texts().intro}
        {!isDirection && ` ${texts().changedByDirection}`}
      </p>
      {isError && data === undefined && (
        <LoadFailure title={texts().notLoaded} className='mt-4' retry={() => void refetch()}>
          {texts().areKept}
        </LoadFailure>
      )}
      {data === undefined && !isError && <LoadingRows label={texts().openingAnswers} className='mt-6' />}
      {open === 'new' && (
        <section aria-label={texts().newAnswer} className='mt-4 rounded-card border border-line bg-card p-4'>
          <TemplateForm onDone={close} />
        </section>
      )}
      {data?.length === 0 && open !== 'new' && (
        <EmptyState headingLevel={2} title={texts().none} className='mt-4'>
          {isDirection ? texts().noneHint : texts().noneHintByDirection}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className='mt-4 divide-y divide-line overflow-hidden rounded-card border border-line bg-card'>
          {data.map((one) => (
            <li key={one.id} className='px-4 py-3'>
              {open === one.id ? (
                <TemplateForm template={one} onDone={close} />
              ) : (
                <TemplateRow template={one} open={isDirection ? () => setOpen(one.id) : undefined} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const TemplateRow = ({
  template: { name, text },
  open,
}: {
  template: AnswerTemplate;
  open: (() => void) | undefined;
}) => (
  <div className='flex items-start gap-x-4'>
    <div className='min-w-0 grow'>
      <h2 className='font-[650] font-sans text-base tracking-normal'>{name}</h2>
      <p className='mt-0.5 max-w-text whitespace-pre-line text-ink-soft text-sm wrap-anywhere'>{text}</p>
    </div>
    {open && (
      <Button variant='quiet' size='small' className='-mr-2 shrink-0' onClick={open}>
        {texts().change}
        <span className='sr-only'> {name}</span>
      </Button>
    )}
  </div>
);

import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { Dialog, FocusReturnContext } from '#design/dialogs/dialog.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Spinner } from '#design/spinner.tsx';
import { routes } from '#platform/paths.ts';
import { type AnswerTemplate, templatesQuery } from '../api.ts';
import { fillTemplate } from '../rules.ts';
import { insertAtCursor } from './insert-at-cursor.ts';
import { placeholderValues } from './placeholder-texts.ts';
import { texts } from './texts.ts';

/**
 * Button that inserts a prepared text into the text area of the form it stands in.
 * @param recipient name of the person who receives the answer
 */
export function TemplatePicker({ recipient }: { recipient: string | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** Where the focus goes when the dialog closes: the button, or the text after an insertion. */
  const focusReturn = useRef<HTMLElement>(null);
  const open = () => {
    focusReturn.current = button.current;
    setIsOpen(true);
  };
  const insert = (text: string) => {
    const field = button.current?.form?.querySelector('textarea');
    if (!field) return;
    setIsOpen(false);
    if (insertAtCursor(field, text)) focusReturn.current = field;
    else toast({ tone: 'danger', title: texts().tooLong, description: texts().tooLongAdvice });
  };
  return (
    <>
      <Button
        ref={button}
        size='small'
        variant='quiet'
        aria-haspopup='dialog'
        icon={<MessageSquareText aria-hidden='true' className='size-4.5' />}
        className='-my-1.5 px-2.5!'
        onClick={open}
      >
        {texts().insert}
      </Button>
      <FocusReturnContext value={focusReturn}>
        <Dialog open={isOpen} onOpenChange={setIsOpen} title={texts().title} description={texts().pickerHint}>
          <TemplateList recipient={recipient} insert={insert} />
        </Dialog>
      </FocusReturnContext>
    </>
  );
}

function TemplateList({ recipient, insert }: { recipient: string | null; insert: (text: string) => void }) {
  const { data, isError, refetch } = useQuery(templatesQuery);
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  if (data === undefined)
    return isError ? (
      <LoadFailure title={texts().textsNotLoaded} retry={() => void refetch()}>
        {texts().draftKept}
      </LoadFailure>
    ) : (
      <Spinner label={texts().openingTexts} />
    );
  return (
    <>
      {data.length === 0 ? (
        <EmptyText>{isDirection ? texts().noneYet : texts().noneYetByDirection}</EmptyText>
      ) : (
        <ul className='divide-y divide-line overflow-hidden rounded-card border border-line bg-card'>
          {data.map((one) => (
            <TemplateChoice key={one.id} template={one} recipient={recipient} insert={insert} />
          ))}
        </ul>
      )}
      {isDirection && (
        <Link
          to={routes['staff-answers']}
          className='link mt-3 inline-flex min-h-11 items-center font-[650] pointer-fine:min-h-9'
        >
          {texts().changeList}
        </Link>
      )}
    </>
  );
}

function TemplateChoice({
  template: { name, text },
  recipient,
  insert,
}: {
  template: AnswerTemplate;
  recipient: string | null;
  insert: (text: string) => void;
}) {
  const filled = fillTemplate(text, placeholderValues(recipient));
  return (
    <li>
      <button
        type='button'
        className='flex min-h-14 w-full flex-col gap-0.5 px-4 py-2.5 text-left hover:bg-river-50 focus-visible:-outline-offset-2'
        onClick={() => insert(filled)}
      >
        <strong>{name}</strong>
        <span className='line-clamp-2 max-w-text text-ink-soft text-sm wrap-anywhere'>{filled}</span>
      </button>
    </li>
  );
}

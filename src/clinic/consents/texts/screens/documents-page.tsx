import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import {
  type ConsentKind,
  consentKindLabel,
  consentKinds,
  evidenceDisclaimer,
  ownConsentAge,
} from '../../terms.ts';
import { type ConsentText, textsQuery } from '../api.ts';
import { TextForm } from './text-form.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function DocumentsPage() {
  const list = useQuery(textsQuery());
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <>
      <WithHelp about={texts().title} help={`${texts().help} ${evidenceDisclaimer()}`}>
        <h1 className='text-h3'>{texts().title}</h1>
      </WithHelp>
      {list.isError && !list.data && (
        <LoadFailure title={texts().notOpened} retry={() => void list.refetch()}>
          {texts().areKept}
        </LoadFailure>
      )}
      {list.isPending && <LoadingRows label={texts().opening} />}
      {list.data && (
        <div className='mt-5 grid items-start gap-5 xl:grid-cols-2'>
          {consentKinds.map((kind) => (
            <Kind
              key={kind}
              kind={kind}
              versions={list.data.filter((one) => one.kind === kind)}
              mayPublish={isDirection}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Kind({
  kind,
  versions: [current, ...former],
  mayPublish,
}: {
  kind: ConsentKind;
  versions: readonly ConsentText[];
  mayPublish: boolean;
}) {
  const [isWriting, setWriting] = useState(false);
  return (
    <Card as='section' aria-labelledby={`doc-${kind}`}>
      <div className='flex flex-wrap items-center justify-between gap-3'>
        <h2 id={`doc-${kind}`} className='text-h4'>
          {consentKindLabel(kind)}
        </h2>
        {current ? (
          <Badge tone='confirmed'>{texts().published}</Badge>
        ) : (
          <Badge tone='cancelled'>{texts().noText}</Badge>
        )}
      </div>
      <p className='mt-1 text-ink-soft'>{texts().audience(ownConsentAge)[kind]}</p>
      {current ? <Version text={current} /> : <p className='mt-3'>{texts().nothingPublished}</p>}
      {former.length > 0 && (
        <details className='mt-2'>
          <summary className='link inline-flex min-h-11 items-center'>
            {former.length === 1 ? texts().formerText : texts().formerTexts(former.length)}
          </summary>
          {former.map((text) => (
            <Version key={text.id} text={text} />
          ))}
        </details>
      )}
      {mayPublish && (
        <Button size='small' variant='secondary' className='mt-4' onClick={() => setWriting(true)}>
          {current ? texts().writeAnother : texts().write}
        </Button>
      )}
      <Dialog
        open={isWriting}
        onOpenChange={setWriting}
        size='large'
        title={consentKindLabel(kind)}
        description={texts().writeDescription}
      >
        {isWriting && <TextForm kind={kind} current={current} close={() => setWriting(false)} />}
      </Dialog>
    </Card>
  );
}

function Version({ text: { title, body, version, publishedAt, signed, hash } }: { text: ConsentText }) {
  return (
    <details className='group/version mt-3 border-line border-t pt-2'>
      <summary className='flex min-h-11 list-none items-center gap-3 rounded-sm [&::-webkit-details-marker]:hidden'>
        <span className='min-w-0 grow'>
          <strong className='font-[650] text-river-700'>{title}</strong>
          <span className='block text-ink-soft text-xs tabular-nums'>
            {texts().version(version, formatShortDate(publishedAt))} {texts().signed(signed)}
          </span>
        </span>
        <ChevronDown
          aria-hidden='true'
          className='size-4.5 shrink-0 text-river-700 transition-transform group-open/version:rotate-180'
        />
      </summary>
      <div className='mt-2 max-w-text whitespace-pre-line break-words'>{body}</div>
      <p className='mt-2 break-all text-ink-soft text-xs'>{texts().fingerprint(hash)}</p>
    </details>
  );
}

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

export const meta = pageMeta(() => ({
  title: `Documentos · ${clinicContact().name}`,
  description: 'Los textos que firman las personas a las que atiende la clínica, con sus versiones.',
}));

const audienceByKind: Record<ConsentKind, string> = {
  treatment: `Para quien empieza una terapia, desde los ${ownConsentAge} años.`,
  data: `Para todos; por los menores de ${ownConsentAge} firma quien los cuida.`,
  video: 'Para quien tiene sesiones por vídeo.',
  minors: `Para quien cuida de un menor de ${ownConsentAge} años.`,
};

export default function DocumentsPage() {
  const texts = useQuery(textsQuery());
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <>
      <WithHelp
        about='Documentos'
        help={`Un texto publicado no se puede cambiar: para corregirlo se publica otro. ${evidenceDisclaimer}`}
      >
        <h1 className='text-h3'>Documentos</h1>
      </WithHelp>
      {texts.isError && !texts.data && (
        <LoadFailure title='No hemos podido abrir los textos' retry={() => void texts.refetch()}>
          Siguen guardados. Vuelve a intentarlo en un momento.
        </LoadFailure>
      )}
      {texts.isPending && <LoadingRows label='Abriendo los textos…' />}
      {texts.data && (
        <div className='mt-5 grid items-start gap-5 xl:grid-cols-2'>
          {consentKinds.map((kind) => (
            <Kind
              key={kind}
              kind={kind}
              versions={texts.data.filter((one) => one.kind === kind)}
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
        {current ? <Badge tone='confirmed'>Publicado</Badge> : <Badge tone='cancelled'>Sin texto</Badge>}
      </div>
      <p className='mt-1 text-ink-soft'>{audienceByKind[kind]}</p>
      {current ? (
        <Version text={current} />
      ) : (
        <p className='mt-3'>Mientras no haya un texto publicado, no se pide a nadie.</p>
      )}
      {former.length > 0 && (
        <details className='mt-2'>
          <summary className='link inline-flex min-h-11 items-center'>
            {former.length === 1 ? 'El texto anterior' : `Los ${former.length} textos anteriores`}
          </summary>
          {former.map((text) => (
            <Version key={text.id} text={text} />
          ))}
        </details>
      )}
      {mayPublish && (
        <Button size='small' variant='secondary' className='mt-4' onClick={() => setWriting(true)}>
          {current ? 'Escribir otro' : 'Escribirlo'}
        </Button>
      )}
      <Dialog
        open={isWriting}
        onOpenChange={setWriting}
        size='large'
        title={consentKindLabel(kind)}
        description='Se publica entero y ya no se puede cambiar. Desde entonces es el que se pide firmar.'
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
            Versión {version}, del {formatShortDate(publishedAt)}. {formatSigned(signed)}
          </span>
        </span>
        <ChevronDown
          aria-hidden='true'
          className='size-4.5 shrink-0 text-river-700 transition-transform group-open/version:rotate-180'
        />
      </summary>
      <div className='mt-2 max-w-text whitespace-pre-line break-words'>{body}</div>
      <p className='mt-2 break-all text-ink-soft text-xs'>Huella (SHA-256): {hash}</p>
    </details>
  );
}

function formatSigned(signed: number): string {
  if (signed === 0) return 'Nadie lo ha firmado todavía.';
  return signed === 1 ? '1 firma.' : `${signed} firmas.`;
}

import { useQuery } from '@tanstack/react-query';
import { useSession } from '#clinic/accounts/api.ts';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { protocolQuery } from '../api.ts';
import type { SignedProtocol } from '../contract.ts';
import { ProtocolForm } from './protocol-form.tsx';
import { SignedProtocolCard } from './signed-protocol-card.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function ProtocolPage() {
  const protocol = useQuery(protocolQuery);
  return (
    <>
      <h1 className='text-h3'>{texts().title}</h1>
      <p className='mt-1 max-w-text text-ink-soft'>{texts().intro}</p>
      {protocol.isError && !protocol.data && (
        <LoadFailure title={texts().notOpened} retry={() => void protocol.refetch()}>
          {failureReason(protocol.error, texts().tryAgain)}
        </LoadFailure>
      )}
      {protocol.isPending && <LoadingRows label={texts().opening} />}
      {protocol.data && <Protocol signed={protocol.data.signed} />}
    </>
  );
}

function Protocol({ signed }: { signed: SignedProtocol | null }) {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <div className='mt-5 grid items-start gap-8 xl:grid-cols-2'>
      {signed === null ? (
        <Notice tone='warning' title={texts().noneSigned}>
          {texts().noneSignedHint}
        </Notice>
      ) : (
        <SignedProtocolCard signed={signed} mayWithdraw={isDirection} />
      )}
      {/* Remounts after each signature to start from the protocol in force. */}
      {isDirection && <ProtocolForm key={signed?.signedAt} signed={signed} />}
    </div>
  );
}

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

export const meta = pageMeta(() => ({
  title: `Protocolo de crisis · ${clinicContact().name}`,
  description: 'Quién atiende a una persona en crisis, cuándo y qué se hace.',
}));

export default function ProtocolPage() {
  const protocol = useQuery(protocolQuery);
  return (
    <>
      <h1 className='text-h3'>Protocolo de crisis</h1>
      <p className='mt-1 max-w-text text-ink-soft'>
        Sin protocolo firmado, el chat y la evaluación están cerrados.
      </p>
      {protocol.isError && !protocol.data && (
        <LoadFailure title='No hemos podido abrir el protocolo' retry={() => void protocol.refetch()}>
          {failureReason(protocol.error, 'Vuelve a probar.')}
        </LoadFailure>
      )}
      {protocol.isPending && <LoadingRows label='Abriendo el protocolo…' />}
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
        <Notice tone='warning' title='No hay ninguno firmado'>
          Ni el chat ni la evaluación están abiertos, y los planes no los anuncian.
        </Notice>
      ) : (
        <SignedProtocolCard signed={signed} mayWithdraw={isDirection} />
      )}
      {/* Remounts after each signature to start from the protocol in force. */}
      {isDirection && <ProtocolForm key={signed?.signedAt} signed={signed} />}
    </div>
  );
}

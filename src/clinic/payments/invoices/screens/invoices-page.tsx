import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { type InvoiceList, invoiceLists } from '../../terms.ts';
import { invoicesQuery } from '../api.ts';
import { InvoiceLine } from './invoice-line.tsx';
import { PasteDialog } from './paste-dialog.tsx';

export const meta = pageMeta(() => ({
  title: `Facturas · ${clinicContact().name}`,
  description: 'Los números de factura de cada cobro, para el equipo de la clínica.',
}));

export default function InvoicesPage() {
  const session = useSession();
  const isDesk = session.state === 'signed-in' && session.user.role !== 'professional';
  return (
    <>
      <WithHelp
        about='Facturas'
        help={
          <>
            Las facturas se hacen en el programa de facturación. Aquí se apunta el número de cada una. El
            dinero de cada día está en la{' '}
            <Link to={routes['staff-till']} className='link'>
              caja
            </Link>
            .
          </>
        }
      >
        <h1 className='text-h3'>Facturas</h1>
      </WithHelp>
      {isDesk ? <List /> : <p className='mt-5'>Esta página es de recepción y dirección.</p>}
    </>
  );
}

function List() {
  const [which, setWhich] = useState<InvoiceList>('pending');
  const list = useInfiniteQuery(invoicesQuery(which));
  const rows = list.data?.pages.flatMap((look) => look.rows) ?? [];
  const [first] = list.data?.pages ?? [];
  const [isPasting, setIsPasting] = useState(false);
  /** The numbers are pasted in order, so every receipt has to be there. */
  const openPasting = async () => {
    let loaded: Pick<typeof list, 'hasNextPage'> = list;
    while (loaded.hasNextPage) loaded = await list.fetchNextPage();
    setIsPasting(true);
  };
  return (
    <>
      <div className='my-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-1'>
        <SelectField
          label='Mostrar'
          value={which}
          onChange={({ target }) => setWhich(invoiceLists.find((one) => one === target.value) ?? 'pending')}
          className='w-64'
        >
          <option value='pending'>Sin número</option>
          <option value='lacking'>Sin NIF o dirección</option>
          <option value='all'>Todas</option>
        </SelectField>
        {first && <p className='tabular-nums'>{formatMissing(first)}</p>}
        {which === 'pending' && rows.length > 1 && (
          <Button
            size='small'
            variant='secondary'
            busy={list.isFetchingNextPage}
            busyLabel='Abriendo...'
            onClick={() => void openPasting()}
          >
            Pegar los números
          </Button>
        )}
      </div>
      <PasteDialog
        isOpen={isPasting}
        rows={rows}
        lastSeries={first?.lastSeries ?? ''}
        close={() => setIsPasting(false)}
      />
      {list.isError && list.data === undefined && (
        <LoadFailure title='No hemos podido abrir las facturas' retry={() => void list.refetch()}>
          Los datos siguen guardados. Vuelve a intentarlo en un momento.
        </LoadFailure>
      )}
      {list.isPending && <LoadingRows label='Abriendo las facturas…' />}
      {list.data && rows.length === 0 && (
        <EmptyState drawing='boat' headingLevel={2} title={emptyTitles[which]}>
          {which === 'lacking'
            ? 'Aquí saldrán los cobros de empresas y los que pasan del límite a los que les falten datos.'
            : 'Cuando alguien pague, el cobro saldrá aquí para que apuntes el número de su factura.'}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className='divide-y divide-line overflow-hidden rounded-card border border-line bg-card'>
          {rows.map((row) => (
            <InvoiceLine key={row.receiptId} row={row} lastSeries={first?.lastSeries ?? ''} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          size='small'
          variant='secondary'
          className='mt-4'
          busy={list.isFetchingNextPage}
          busyLabel='Buscando...'
          onClick={() => void list.fetchNextPage()}
        >
          Ver más antiguos
        </Button>
      )}
    </>
  );
}

const emptyTitles: Record<InvoiceList, string> = {
  pending: 'No falta ningún número',
  lacking: 'A ninguna le faltan datos',
  all: 'Todavía no hay ninguna',
};

/** 'Faltan 3 números · A 2 les falta el NIF o la dirección' */
const formatMissing = ({ pending, lacking }: { pending: number; lacking: number }): string =>
  [
    pending > 0 && (pending === 1 ? 'Falta 1 número' : `Faltan ${pending} números`),
    lacking > 0 && `A ${lacking} ${lacking === 1 ? 'le' : 'les'} falta el NIF o la dirección`,
  ]
    .filter(Boolean)
    .join(' · ');

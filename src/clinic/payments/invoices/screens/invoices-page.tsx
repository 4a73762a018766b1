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
import { texts } from './desk-texts.ts';
import { InvoiceLine } from './invoice-line.tsx';
import { PasteDialog } from './paste-dialog.tsx';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function InvoicesPage() {
  const session = useSession();
  const isDesk = session.state === 'signed-in' && session.user.role !== 'professional';
  return (
    <>
      <WithHelp
        about={texts().title}
        help={
          <>
            {texts().help}{' '}
            {texts().moneyAt((till) => (
              <Link to={routes['staff-till']} className='link'>
                {till}
              </Link>
            ))}
          </>
        }
      >
        <h1 className='text-h3'>{texts().title}</h1>
      </WithHelp>
      {isDesk ? <List /> : <p className='mt-5'>{texts().notForYou}</p>}
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
          label={texts().show}
          value={which}
          onChange={({ target }) => setWhich(invoiceLists.find((one) => one === target.value) ?? 'pending')}
          className='w-64'
        >
          <option value='pending'>{texts().withoutNumber}</option>
          <option value='lacking'>{texts().withoutData}</option>
          <option value='all'>{texts().all}</option>
        </SelectField>
        {first && <p className='tabular-nums'>{formatMissing(first)}</p>}
        {which === 'pending' && rows.length > 1 && (
          <Button
            size='small'
            variant='secondary'
            busy={list.isFetchingNextPage}
            busyLabel={texts().openingNow}
            onClick={() => void openPasting()}
          >
            {texts().pasteNumbers}
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
        <LoadFailure title={texts().notOpened} retry={() => void list.refetch()}>
          {texts().areKept}
        </LoadFailure>
      )}
      {list.isPending && <LoadingRows label={texts().opening} />}
      {list.data && rows.length === 0 && (
        <EmptyState drawing='boat' headingLevel={2} title={texts().emptyTitles[which]}>
          {which === 'lacking' ? texts().noneLackingHint : texts().noneHint}
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
          busyLabel={texts().searching}
          onClick={() => void list.fetchNextPage()}
        >
          {texts().showOlder}
        </Button>
      )}
    </>
  );
}

/** 'Faltan 3 números · A 2 les falta el NIF o la dirección' */
const formatMissing = ({ pending, lacking }: { pending: number; lacking: number }): string =>
  [pending > 0 && texts().numbersMissing(pending), lacking > 0 && texts().dataMissing(lacking)]
    .filter(Boolean)
    .join(' · ');

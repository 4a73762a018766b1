import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { problemMessage } from '#platform/api/client.ts';
import { useExportOwnData } from '../api.ts';
import { CloseAccount } from './close-account.tsx';
import { texts } from './texts.ts';

/**
 * Data export and closing the account.
 * @param atStake consequences of closing, contributed by other features
 */
export function DataRights({ atStake }: { atStake?: ReactNode }) {
  return (
    <section aria-labelledby='cuenta'>
      <h2 id='cuenta' className='text-h3'>
        {texts().rights.title}
      </h2>
      <Card className='mt-5 max-w-2xl'>
        <div className='flex flex-col divide-y divide-line'>
          <div className='pb-5'>
            <h3 className='text-h4'>{texts().rights.exportTitle}</h3>
            <p className='mt-1 mb-4 max-w-text text-ink-soft'>{texts().rights.exportLead}</p>
            <ExportButton />
          </div>
          <div className='pt-5'>
            <h3 className='text-h4'>{texts().rights.closeTitle}</h3>
            <p className='mt-1 mb-4 text-ink-soft'>{texts().rights.closeLead}</p>
            <CloseAccount atStake={atStake} />
          </div>
        </div>
      </Card>
    </section>
  );
}

function ExportButton() {
  const copy = useExportOwnData();
  const download = async () => {
    try {
      downloadExport(await copy.mutateAsync());
    } catch (error) {
      toast({
        tone: 'danger',
        title: texts().rights.notExported,
        description: problemMessage(error) ?? texts().retry,
      });
    }
  };
  return (
    <Button
      variant='secondary'
      icon={<Download aria-hidden='true' className='size-5' />}
      busy={copy.isPending}
      busyLabel={texts().rights.exporting}
      onClick={download}
      className='max-sm:w-full'
    >
      {texts().rights.export}
    </Button>
  );
}

/**
 * A Blob instead of a link to the API: after an expired session the browser would save the error response as
 * the file.
 */
function downloadExport(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: texts().rights.file });
  link.click();
  URL.revokeObjectURL(url);
}

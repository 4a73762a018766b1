import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openingQuery } from '#clinic/schedule/api.ts';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { Spinner } from '#design/spinner.tsx';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { closingTexts } from './closing-texts.ts';
import { texts } from './texts.ts';

// Most users look at the page first; the form and what follows it are preloaded.
const loadSteps = async () => {
  const [{ AbsenceForm }, { affectedTitle, ResolutionSteps }] = await Promise.all([
    import('./absence-form.tsx'),
    import('./resolution-steps.tsx'),
  ]);
  return { AbsenceForm, affectedTitle, ResolutionSteps };
};

export function AbsenceDialog({ label, title, now }: { label: string; title: string; now: Date }) {
  const [isOpen, setIsOpen] = useState(false);
  const [hit, setHit] = useState<AgendaAppointment[]>();
  const { data: opening } = useQuery({ ...openingQuery, enabled: isOpen });
  const steps = usePreloadedPart(loadSteps, isOpen);
  const { part } = steps;
  const close = () => {
    setIsOpen(false);
    setHit(undefined);
  };
  const closed = (found: AgendaAppointment[]) => {
    if (found.length > 0) return setHit(found);
    close();
    toast({
      tone: 'success',
      title: closingTexts().closing.done,
      description: closingTexts().closing.noAppointments,
    });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => (opens ? setIsOpen(true) : close())}
      trigger={
        <Button size='small' variant='secondary'>
          {label}
        </Button>
      }
      title={hit && part ? part.affectedTitle(hit.length) : title}
      description={hit && <p>{closingTexts().closing.isClosedOnline}</p>}
    >
      {steps.isFailed && (
        <LoadFailure title={texts().notLoaded} retry={steps.ask}>
          {texts().isKept}
        </LoadFailure>
      )}
      {!steps.isFailed && !(opening && part) && <Spinner label={texts().loading} />}
      {opening && part && hit === undefined && (
        <part.AbsenceForm opening={opening} now={now} closed={closed} />
      )}
      {opening && part && hit && (
        <part.ResolutionSteps hit={hit} professionals={opening.professionals} close={close} />
      )}
    </Dialog>
  );
}

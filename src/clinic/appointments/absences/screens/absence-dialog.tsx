import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openingQuery } from '#clinic/schedule/api.ts';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Spinner } from '#design/spinner.tsx';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { AbsenceForm } from './absence-form.tsx';
import { affectedTitle, ResolutionSteps } from './resolution-steps.tsx';

export function AbsenceDialog({ label, title, now }: { label: string; title: string; now: Date }) {
  const [isOpen, setIsOpen] = useState(false);
  const [hit, setHit] = useState<AgendaAppointment[]>();
  const { data: opening } = useQuery({ ...openingQuery, enabled: isOpen });
  const close = () => {
    setIsOpen(false);
    setHit(undefined);
  };
  const closed = (found: AgendaAppointment[]) => {
    if (found.length > 0) return setHit(found);
    close();
    toast({ tone: 'success', title: 'Horas cerradas', description: 'No había ninguna cita en ellas.' });
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
      title={hit ? affectedTitle(hit.length) : title}
      description={hit && <p>Las horas ya están cerradas en la web.</p>}
    >
      {opening === undefined && <Spinner label='Abriendo el horario…' />}
      {opening && hit === undefined && <AbsenceForm opening={opening} now={now} closed={closed} />}
      {opening && hit && <ResolutionSteps hit={hit} professionals={opening.professionals} close={close} />}
    </Dialog>
  );
}

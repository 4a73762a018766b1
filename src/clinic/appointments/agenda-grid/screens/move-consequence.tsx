import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { focusBehindDialog } from '#design/dialogs/focus-behind.ts';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { formatTime, formatWeekday } from '#platform/time/spanish-dates.ts';
import { useMoveAtDesk } from '../../desk/api.ts';
import { HourRefusal, isOutsideHours } from '../../desk/screens/hour-refusal.tsx';
import type { Proposal } from './target-place.ts';

const when = (at: string) => `${formatWeekday(new Date(at))} ${formatTime(at)}`;

function noticeSentence({ isQuiet, patient }: Proposal['one']): string {
  if (isQuiet) return 'Se importó sin avisos: avísale por teléfono.';
  return patient.email === null ? 'No tiene correo: avísale por teléfono.' : 'Se le avisa por correo.';
}

/** Shows the consequence of a move before it is sent; a second Enter confirms. */
export function MoveConsequence({ proposal, leave }: { proposal: Proposal; leave: () => void }) {
  const { one, startsAt, professional } = proposal;
  const move = useMoveAtDesk();
  const isOutside = isOutsideHours(move.error);
  const send = (outsideHours: boolean) =>
    move.mutate(
      { id: one.id, startsAt, professionalId: professional.id, outsideHours },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: 'Cita cambiada', description: `Ahora es el ${when(startsAt)}.` });
          leave();
          // The moved appointment is a new element on the sheet.
          focusBehindDialog(() => document.querySelector<HTMLElement>(`[data-visit='${one.id}']`));
        },
      },
    );
  const colleague = one.professionalId === professional.id ? '' : `, con ${professional.name}`;
  return (
    <Dialog
      open
      onOpenChange={(opens) => opens || leave()}
      size='normal'
      title={`Cambiar la cita de ${nameOf(one.patient)}`}
      description={
        <p className='tabular-nums'>
          De {when(one.startsAt)} a {when(startsAt)}
          {colleague}. Lo pagado se queda. {noticeSentence(one)}
        </p>
      }
    >
      <div className='flex flex-col gap-4 pb-2'>
        <HourRefusal error={move.error} refused='No se ha cambiado' />
        <FormFooter back={leave} leave='Dejarla como está'>
          {/* A busy button loses the focus; the key mounts another one after a refusal, which takes it. */}
          <Button
            key={String(move.error !== null)}
            autoFocus
            size='small'
            busy={move.isPending}
            busyLabel='Cambiando...'
            onClick={() => send(isOutside)}
          >
            {isOutside ? 'Cambiar igualmente' : 'Cambiar la cita'}
          </Button>
        </FormFooter>
      </div>
    </Dialog>
  );
}

import { TextField } from '#design/fields/field.tsx';
import { nameOnScreen } from '#platform/text/names.ts';
import type { RoomFacts } from '../contract.ts';
import { maxSafetyLength } from '../terms.ts';
import { DarkButton } from './dark-button.tsx';
import type { SafetyDraft, SafetyDrafts } from './use-safety-drafts.ts';

type SafetyFormProps = {
  room: RoomFacts;
  /** The person whom it is about. */
  role: SafetyDraft['role'];
  safety: SafetyDrafts;
  onChange?: (isSaved: boolean) => void;
};

/** Where the person is now and whom to call in an emergency. Optional; the therapist sees it until the call ends. */
export function SafetyForm({ room, role, safety, onChange }: SafetyFormProps) {
  const draft = safety.draftOf(role);
  const texts = room.role === 'therapist' ? textsForTherapist(room, role) : textsForGuest(room);
  const type = (fields: { location: string } | { contact: string }) => {
    safety.change({ ...draft, ...fields, state: 'typed' });
    onChange?.(false);
  };
  return (
    <form
      className='flex flex-col gap-3 rounded-card bg-on-deep/10 p-5 text-base'
      onSubmit={(event) => {
        event.preventDefault();
        void safety.save(draft).then((isSaved) => onChange?.(isSaved));
      }}
    >
      <h2 className='font-[650] text-lg'>{texts.title}</h2>
      <p>{texts.lead}</p>
      <TextField
        label={texts.location}
        maxLength={maxSafetyLength}
        autoComplete='off'
        value={draft.location}
        onChange={(event) => type({ location: event.target.value })}
      />
      <TextField
        label='¿A quién llamamos si hace falta? Nombre y teléfono'
        maxLength={maxSafetyLength}
        autoComplete='off'
        value={draft.contact}
        onChange={(event) => type({ contact: event.target.value })}
      />
      <div className='flex flex-wrap items-center gap-x-4 gap-y-2'>
        <DarkButton type='submit' disabled={draft.state === 'saving'}>
          Guardar
        </DarkButton>
        <p role='status'>{stateTexts[draft.state]}</p>
      </div>
    </form>
  );
}

const stateTexts: Record<SafetyDraft['state'], string> = {
  unchanged: '',
  typed: '',
  saving: 'Guardando…',
  saved: 'Guardado. Puedes cambiarlo cuando quieras.',
  failed: 'No ha llegado a la clínica. Vuelve a pulsar «Guardar».',
};

const textsForGuest = ({ professionalName }: RoomFacts) => ({
  title: 'Por si hiciera falta ayuda',
  lead: `Si quieres, escribe dónde estás y a quién llamar. Solo lo ve ${nameOnScreen(professionalName)}, y se borra al terminar la videollamada.`,
  location: '¿Dónde estás ahora?',
});

function textsForTherapist({ names }: RoomFacts, role: SafetyDraft['role']) {
  const name = role === 'patient' ? names.patient : names.companion;
  return {
    title: `Por si hiciera falta ayuda: ${name ?? (role === 'patient' ? 'paciente' : 'acompañante')}`,
    lead: 'Si no lo ha escrito, puedes preguntárselo y anotarlo aquí. Se borra al terminar la videollamada.',
    location: '¿Dónde está ahora?',
  };
}

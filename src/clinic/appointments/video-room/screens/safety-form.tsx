import { TextField } from '#design/fields/field.tsx';
import { nameOnScreen } from '#platform/text/names.ts';
import type { RoomFacts } from '../contract.ts';
import { maxSafetyLength } from '../terms.ts';
import { DarkButton } from './dark-button.tsx';
import { texts } from './texts.ts';
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
  const { title, lead, location } =
    room.role === 'therapist' ? textsForTherapist(room, role) : textsForGuest(room);
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
      <h2 className='font-[650] text-lg'>{title}</h2>
      <p>{lead}</p>
      <TextField
        label={location}
        maxLength={maxSafetyLength}
        autoComplete='off'
        value={draft.location}
        onChange={(event) => type({ location: event.target.value })}
      />
      <TextField
        label={texts().safety.contact}
        maxLength={maxSafetyLength}
        autoComplete='off'
        value={draft.contact}
        onChange={(event) => type({ contact: event.target.value })}
      />
      <div className='flex flex-wrap items-center gap-x-4 gap-y-2'>
        <DarkButton type='submit' disabled={draft.state === 'saving'}>
          {texts().safety.save}
        </DarkButton>
        <p role='status'>{stateText(draft.state)}</p>
      </div>
    </form>
  );
}

const stateText = (state: SafetyDraft['state']): string =>
  state === 'unchanged' || state === 'typed' ? '' : texts().safety[state];

const textsForGuest = ({ professionalName }: RoomFacts) => ({
  title: texts().safety.title,
  lead: texts().safety.lead(nameOnScreen(professionalName)),
  location: texts().safety.location,
});

function textsForTherapist({ names }: RoomFacts, role: SafetyDraft['role']) {
  const name = role === 'patient' ? names.patient : names.companion;
  return {
    title: texts().safety.titleAbout(name ?? texts().safety[role]),
    lead: texts().safety.leadAbout,
    location: texts().safety.locationAbout,
  };
}

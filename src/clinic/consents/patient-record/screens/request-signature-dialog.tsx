import { useState } from 'react';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { type Choice, ChoiceCards } from '#design/fields/choice-cards.tsx';
import { SelectField } from '#design/fields/field.tsx';
import type { SigningMethod } from '../../terms.ts';
import { consentKindLabel } from '../../terms.ts';
import type { ConsentStates } from '../api.ts';
import { HandOver } from './hand-over.tsx';
import { PaperForm } from './paper-form.tsx';
import { SendLink } from './send-link.tsx';
import { texts } from './texts.ts';

type RequestSignatureProps = { id: number; states: ConsentStates; close: () => void };

export const RequestSignatureDialog = ({
  isOpen,
  close,
  ...props
}: RequestSignatureProps & { isOpen: boolean }) => (
  <Dialog open={isOpen} onOpenChange={(opens) => opens || close()} title={texts().requestSignature}>
    {isOpen && <RequestSignatureForm close={close} {...props} />}
  </Dialog>
);

/** The next step is below the choice: without scrolling nothing would seem to happen. */
const bringIntoView = (part: HTMLElement | null) =>
  part?.querySelector('p, label')?.scrollIntoView({ block: 'center' });

function RequestSignatureForm({ id, states: { people, kinds }, close }: RequestSignatureProps) {
  const [signerId, setSignerId] = useState(people[0]?.id ?? 0);
  const [left, setLeft] = useState<readonly number[]>([]);
  const [way, setWay] = useState<SigningMethod>();
  const signer = people.find((one) => one.id === signerId) ?? people[0];
  if (signer === undefined) return null;
  // Preselects required kinds that are not signed; staff select optional kinds by hand.
  const offered = kinds.map(({ kind, textId, isAsked, marks }) => {
    const state = marks.find((mark) => mark.signerId === signer.id)?.state;
    return { kind, textId, isOffered: isAsked && state !== 'signed', isSigned: state === 'signed' };
  });
  const isTaken = ({ textId, isOffered }: { textId: number; isOffered: boolean }) =>
    left.includes(textId) !== isOffered;
  const textIds = offered.filter(isTaken).map(({ textId }) => textId);
  const wish = { signerId: signer.id, textIds };
  return (
    <div className='flex flex-col gap-4 pb-2'>
      {people.length > 1 && (
        <SelectField
          label={texts().signer}
          value={signer.id}
          onChange={({ target }) => {
            setSignerId(Number(target.value));
            setLeft([]);
          }}
        >
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name ?? texts().nameless}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset>
        <legend className='font-[650]'>
          {texts().whatSigns(people.length === 1 ? (signer.name ?? '') : null)}
        </legend>
        {offered.map((one) => (
          <CheckboxField
            key={one.textId}
            label={consentKindLabel(one.kind)}
            hint={one.isSigned ? texts().alreadySigned : undefined}
            checked={isTaken(one)}
            onChange={() =>
              setLeft((before) =>
                before.includes(one.textId)
                  ? before.filter((each) => each !== one.textId)
                  : [...before, one.textId],
              )
            }
          />
        ))}
      </fieldset>
      <ChoiceCards legend={texts().how} choices={methodChoices(signer)} value={way} onChange={setWay} />
      {way && (
        // No box of its own, so that its footer stays in sight above the choice too.
        <div key={way} ref={bringIntoView} className='contents'>
          {way === 'link' && <SendLink id={id} wish={wish} close={close} />}
          {way === 'desk' && <HandOver id={id} wish={wish} />}
          {way === 'paper' && <PaperForm id={id} wish={wish} close={close} />}
        </div>
      )}
    </div>
  );
}

type Signer = ConsentStates['people'][number];

function linkHint({ sendsBy, sendsTo, hasNoContact }: Signer): string {
  if (hasNoContact) return texts().noContact;
  if (sendsBy === null) return texts().noAddress;
  return sendsBy === 'email' ? texts().byEmail(sendsTo ?? '') : texts().bySms(sendsTo ?? '');
}

const methodChoices = (signer: Signer): Choice<SigningMethod>[] => [
  {
    value: 'link',
    label: texts().sendLinkChoice,
    description: linkHint(signer),
    disabled: signer.sendsBy === null,
  },
  {
    value: 'desk',
    label: texts().signHere,
    description: texts().signHereHint,
  },
  {
    value: 'paper',
    label: texts().onPaper,
    description: texts().onPaperHint,
  },
];

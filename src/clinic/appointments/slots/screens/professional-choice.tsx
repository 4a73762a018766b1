import { memo } from 'react';
import { FormSection } from '#clinic/appointments/screens/form-section.tsx';
import type { Professional } from '#clinic/professionals/contract.ts';
import { Avatar } from '#design/drawings/avatar.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import type { Tone } from '#design/tone.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { texts } from './texts.ts';

export const ProfessionalChoice = memo(function ProfessionalChoice({
  professionals,
  value,
  onChange,
  error,
  tone,
}: {
  professionals: readonly Professional[];
  value: number | undefined;
  onChange: (id: number) => void;
  error: string | undefined;
  tone: Tone;
}) {
  return (
    <FormSection field='professionalId' title={texts().professional} hint={texts().professionalsOfKind}>
      {professionals.length === 0 && (
        <Notice tone='warning' announce='polite'>
          {texts().notOffered(
            <a className='link whitespace-nowrap' href={phoneUrl(clinicContact().phone)}>
              {clinicContact().phone}
            </a>,
          )}
        </Notice>
      )}
      <ChoiceCards
        legend={texts().professional}
        legendHidden
        columns={2}
        value={value === undefined ? undefined : String(value)}
        onChange={(id) => onChange(Number(id))}
        error={error}
        choices={professionals.map(({ id, name, title, imageUrl }) => ({
          value: String(id),
          label: keepTogether(name),
          description: title,
          tone,
          icon: <Avatar name={name} {...(imageUrl ? { src: imageUrl } : {})} />,
        }))}
      />
    </FormSection>
  );
});

import { memo } from 'react';
import { FormSection } from '#clinic/appointments/screens/form-section.tsx';
import type { Professional } from '#clinic/professionals/contract.ts';
import { Avatar } from '#design/drawings/avatar.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import type { Tone } from '#design/tone.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';

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
    <FormSection field='professionalId' title='Profesional' hint='Quienes ofrecen esta consulta'>
      {professionals.length === 0 && (
        <Notice tone='warning' announce='polite'>
          Ahora nadie ofrece esta modalidad. Elige otra o llámanos al{' '}
          <a className='link whitespace-nowrap' href={phoneUrl(clinicContact().phone)}>
            {clinicContact().phone}
          </a>
          .
        </Notice>
      )}
      <ChoiceCards
        legend='Profesional'
        legendHidden
        columns={2}
        value={value === undefined ? undefined : String(value)}
        onChange={(id) => onChange(Number(id))}
        error={error}
        choices={professionals.map(({ id, name, title, imageUrl }) => ({
          value: String(id),
          label: name,
          description: title,
          tone,
          icon: <Avatar name={stripTitle(name)} {...(imageUrl ? { src: imageUrl } : {})} />,
        }))}
      />
    </FormSection>
  );
});

/** 'Dra. Ona Puig' has the initial O, not D. */
const stripTitle = (name: string) => name.replace(/^Dra?\.\s*/, '');

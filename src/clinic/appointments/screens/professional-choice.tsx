import type { Professional } from '#clinic/professionals/contract.ts';
import { Avatar } from '#design/avatar.tsx';
import { ChoiceCards } from '#design/choice-cards.tsx';
import type { Tone } from '#design/tone.ts';
import { Part } from './part.tsx';

/** With whom. The director stands first. */
export function ProfessionalChoice({
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
    <Part field='professionalId' title='Profesional'>
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
          icon: <Avatar name={withoutTitle(name)} {...(imageUrl ? { src: imageUrl } : {})} />,
        }))}
      />
    </Part>
  );
}

/** 'Dra. Nausica Riubell' is N, not D. */
const withoutTitle = (name: string) => name.replace(/^Dra?\.\s*/, '');

import { Armchair, House, MessagesSquare, ToyBrick, Video } from 'lucide-react';
import { Link } from 'react-router';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import type { FurtherService, Kind } from '#clinic/services/contract.ts';
import { labelModality, type Modality } from '#clinic/services/terms.ts';
import { type Choice, ChoiceCards } from '#design/fields/choice-cards.tsx';
import { formatEuros } from '#platform/money.ts';
import { contactPath } from '#platform/paths.ts';
import { texts } from './texts.ts';

export const furtherChoiceValue = (serviceId: number): string => `service-${serviceId}`;

export const furtherChoices = (further: readonly FurtherService[]): Choice[] =>
  further
    .filter(({ online }) => online)
    .map(({ serviceId, name, description, price, minutes, modalities }) => ({
      value: furtherChoiceValue(serviceId),
      label: name,
      description: (
        <>
          {description}{' '}
          <strong className='mt-1 block text-ink'>
            {formatEuros(price)}, {texts().minutes(minutes)}
          </strong>
        </>
      ),
      tone: kindTone(modalities[0] ?? 'office'),
      icon: <MessagesSquare aria-hidden='true' className='size-6' strokeWidth={1.8} />,
    }));

const icons = { office: Armchair, home: House, video: Video, child: ToyBrick };

export function ModalityChoice({
  service,
  value,
  onChange,
}: {
  service: FurtherService | undefined;
  value: Kind;
  onChange: (modality: Modality) => void;
}) {
  if (service === undefined || service.modalities.length < 2) return null;
  return (
    <ChoiceCards
      className='mt-5'
      legend={texts().modality}
      columns={2}
      value={service.modalities.find((one) => one === value)}
      onChange={onChange}
      choices={service.modalities.map((modality) => {
        const Icon = icons[modality];
        return {
          value: modality,
          label: labelModality(modality),
          tone: kindTone(modality),
          icon: <Icon aria-hidden='true' className='size-6' strokeWidth={1.8} />,
        };
      })}
    />
  );
}

export function OnRequest({ further }: { further: readonly FurtherService[] }) {
  const asked = further.filter(({ online }) => !online);
  if (asked.length === 0) return null;
  return (
    <p className='mt-4 text-ink-soft text-sm'>
      {texts().onRequest(
        asked.length,
        asked.map(({ serviceId, name }, place) => (
          <span key={serviceId}>
            {place > 0 && ', '}
            <Link to={contactPath('appointment')} state={{ about: name }} className='link'>
              {name}
            </Link>
          </span>
        )),
      )}
    </p>
  );
}

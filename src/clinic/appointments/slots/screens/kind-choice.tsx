import { Armchair, House, ToyBrick, Video } from 'lucide-react';
import { kindTone } from '#clinic/appointments/screens/labels.ts';
import { Part } from '#clinic/appointments/screens/part.tsx';
import type { Kind, Service } from '#clinic/services/contract.ts';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { formatEuros } from '#platform/money.ts';

const icons = { office: Armchair, home: House, video: Video, child: ToyBrick };

/** Where the consultation takes place, and what it costs. */
export function KindChoice({
  services,
  value,
  onChange,
  error,
}: {
  services: readonly Service[];
  value: Kind | undefined;
  onChange: (kind: Kind) => void;
  error: string | undefined;
}) {
  return (
    <Part field='type' title='Tipo de consulta'>
      <ChoiceCards
        legend='Tipo de consulta'
        legendHidden
        columns={2}
        value={value}
        onChange={onChange}
        error={error}
        choices={services.map((service) => {
          const Icon = icons[service.type];
          return {
            value: service.type,
            label: service.name,
            // The price has a line of its own, in the same place on every card, however long the name is.
            description: (
              <>
                {service.description} <strong className='mt-1 block text-ink'>{priceOf(service)}</strong>
              </>
            ),
            tone: kindTone(service.type),
            icon: <Icon aria-hidden='true' className='size-6' strokeWidth={1.8} />,
          };
        })}
      />
    </Part>
  );
}

const priceOf = ({ price, firstVisitPrice }: Service): string =>
  firstVisitPrice === null
    ? formatEuros(price)
    : `Primera visita ${formatEuros(firstVisitPrice)}, después ${formatEuros(price)}`;

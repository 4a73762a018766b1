import { Armchair, House, ToyBrick, Video } from 'lucide-react';
import { memo } from 'react';
import { FormSection } from '#clinic/appointments/screens/form-section.tsx';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import type { FurtherService, Kind, Service } from '#clinic/services/contract.ts';
import type { Modality } from '#clinic/services/terms.ts';
import { type Choice, ChoiceCards } from '#design/fields/choice-cards.tsx';
import { formatEuros } from '#platform/money.ts';
import { furtherChoices, furtherChoiceValue, ModalityChoice, OnRequest } from './service-choice.tsx';
import { texts } from './texts.ts';

const icons = { office: Armchair, home: House, video: Video, child: ToyBrick };

export const KindChoice = memo(function KindChoice({
  services,
  further,
  value,
  service,
  onChange,
  onService,
  error,
}: {
  services: readonly Service[];
  further: readonly FurtherService[];
  value: Kind;
  /** The chosen service outside the four kinds; `value` is then its modality. */
  service: FurtherService | undefined;
  onChange: (kind: Kind) => void;
  onService: (service: FurtherService, modality?: Modality) => void;
  error: string | undefined;
}) {
  const choose = (chosen: string) => {
    const found = further.find(({ serviceId }) => furtherChoiceValue(serviceId) === chosen);
    if (found) return onService(found);
    const kind = services.find(({ type }) => type === chosen)?.type;
    if (kind) onChange(kind);
  };
  return (
    <FormSection field='type' title={texts().kindOfConsultation} titleClassName='sr-only docked:not-sr-only'>
      <ChoiceCards
        legend={texts().kindOfConsultation}
        legendHidden
        columns={2}
        value={service ? furtherChoiceValue(service.serviceId) : value}
        onChange={choose}
        error={error}
        choices={[
          ...services.map((service): Choice => {
            const Icon = icons[service.type];
            return {
              value: service.type,
              label: service.name,
              // On a line of its own, so that prices align whatever the length of the name.
              description: (
                <>
                  {service.description}{' '}
                  <strong className='mt-1 block text-balance text-ink'>{priceOf(service)}</strong>
                </>
              ),
              tone: kindTone(service.type),
              icon: <Icon aria-hidden='true' className='size-6' strokeWidth={1.8} />,
            };
          }),
          ...furtherChoices(further),
        ]}
      />
      <ModalityChoice
        service={service}
        value={value}
        onChange={(where) => service && onService(service, where)}
      />
      <OnRequest further={further} />
    </FormSection>
  );
});

const priceOf = ({ price, firstVisitPrice }: Service): string =>
  firstVisitPrice === null
    ? formatEuros(price)
    : texts().firstVisitPrice(formatEuros(firstVisitPrice), formatEuros(price));

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatModalities } from '#clinic/services/terms.ts';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { formatEuros } from '#platform/money.ts';
import { joinList } from '#platform/text/lists.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { catalogueQuery } from '../../catalogue/api.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { PlannedPrices } from '../../catalogue/screens/planned-prices.tsx';
import { editedServicesQuery } from '../api.ts';
import type { EditedService } from '../contract.ts';
import { FurtherForm } from './further-form.tsx';
import { texts } from './texts.ts';

type Team = Catalogue['team'];

export function FurtherServices() {
  const { data: catalogue } = useQuery(catalogueQuery);
  const { data, error, isError, refetch } = useQuery(editedServicesQuery);
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <WithHelp about={texts().title} help={texts().help}>
        <h2 className='text-h4'>{texts().title}</h2>
      </WithHelp>
      {isError && !data && (
        <LoadFailure title={texts().notOpened} retry={() => void refetch()}>
          {failureReason(error, texts().tryAgain)}
        </LoadFailure>
      )}
      {(data === undefined || catalogue === undefined) && !isError && (
        <LoadingRows rows={3} label={texts().opening} />
      )}
      {data && catalogue && <List services={data} team={catalogue.team} />}
    </Card>
  );
}

function List({ services, team }: { services: EditedService[]; team: Team }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className='mt-4 flex flex-col items-start gap-4'>
      {services.length > 0 && (
        <ul className='w-full divide-y divide-line border-line border-y'>
          {services.map((service) => (
            <Row key={service.id} service={service} team={team} />
          ))}
        </ul>
      )}
      {isAdding && <FurtherForm team={team} onDone={() => setAdding(false)} />}
      {!isAdding && team.length === 0 && <p>{texts().teamFirst}</p>}
      {!isAdding && team.length > 0 && (
        <Button size='small' onClick={() => setAdding(true)}>
          {texts().add}
        </Button>
      )}
    </div>
  );
}

function Row({ service, team }: { service: EditedService; team: Team }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, active, online, minutes, priceCents, modalities, offeredBy, booked } = service;
  const bookedHow = online ? texts().bookedOnline : texts().requestedInWriting;
  const who = team.filter(({ id }) => offeredBy.includes(id)).map((one) => one.name);
  return (
    <li className='dense-row'>
      <div className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <p className='font-[650]'>{name}</p>
        <Badge tone={active ? 'confirmed' : 'neutral'}>{active ? bookedHow : texts().notOffered}</Badge>
        {!isOpen && (
          <Button variant='quiet' size='small' className='ml-auto' onClick={() => setOpen(true)}>
            {texts().change}
            <span className='sr-only'> {name}</span>
          </Button>
        )}
      </div>
      {isOpen ? (
        <FurtherForm service={service} team={team} onDone={() => setOpen(false)} />
      ) : (
        <div className='flex flex-wrap items-center justify-between gap-x-6'>
          <p className='text-ink-soft'>
            {formatEuros(priceCents)}, {keepTogether(texts().minutes(minutes))}.{' '}
            {formatModalities(modalities)}.{' '}
            {who.length === 0 ? texts().nobody : texts().by(keepTogether(joinList(who)))}
            {booked > 0 && ` ${booked === 1 ? texts().oneBooked : texts().booked(booked)}`}
          </p>
          {active && <PlannedPrices of={{ serviceId: id }} name={name} />}
        </div>
      )}
    </li>
  );
}

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

type Team = Catalogue['team'];

export function FurtherServices() {
  const { data: catalogue } = useQuery(catalogueQuery);
  const { data, error, isError, refetch } = useQuery(editedServicesQuery);
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <WithHelp
        about='Otras consultas'
        help='Por ejemplo, una sesión más larga o un informe. Cada una tiene su duración, su precio y sus profesionales. Si la cambias, las citas ya reservadas conservan su precio y su duración.'
      >
        <h2 className='text-h4'>Otras consultas</h2>
      </WithHelp>
      {isError && !data && (
        <LoadFailure title='No hemos podido ver las otras consultas' retry={() => void refetch()}>
          {failureReason(error, 'Vuelve a probar.')}
        </LoadFailure>
      )}
      {(data === undefined || catalogue === undefined) && !isError && (
        <LoadingRows rows={3} label='Abriendo las consultas…' />
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
      {!isAdding && team.length === 0 && <p>Antes, añade al equipo a quien las atienda.</p>}
      {!isAdding && team.length > 0 && (
        <Button size='small' onClick={() => setAdding(true)}>
          Añadir una consulta
        </Button>
      )}
    </div>
  );
}

function Row({ service, team }: { service: EditedService; team: Team }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, active, online, minutes, priceCents, modalities, offeredBy, booked } = service;
  const bookedHow = online ? 'Se reserva en la web' : 'Se pide por escrito';
  const who = team.filter(({ id }) => offeredBy.includes(id)).map((one) => one.name);
  return (
    <li className='dense-row'>
      <div className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <p className='font-[650]'>{name}</p>
        <Badge tone={active ? 'confirmed' : 'neutral'}>{active ? bookedHow : 'No se ofrece'}</Badge>
        {!isOpen && (
          <Button variant='quiet' size='small' className='ml-auto' onClick={() => setOpen(true)}>
            Cambiar<span className='sr-only'> {name}</span>
          </Button>
        )}
      </div>
      {isOpen ? (
        <FurtherForm service={service} team={team} onDone={() => setOpen(false)} />
      ) : (
        <div className='flex flex-wrap items-center justify-between gap-x-6'>
          <p className='text-ink-soft'>
            {formatEuros(priceCents)}, {keepTogether(`${minutes} minutos`)}. {formatModalities(modalities)}.{' '}
            {who.length === 0 ? 'Nadie del equipo la atiende ahora.' : `Con ${keepTogether(joinList(who))}.`}
            {booked > 0 && ` ${booked === 1 ? '1 cita' : `${booked} citas`} por venir.`}
          </p>
          {active && <PlannedPrices of={{ serviceId: id }} name={name} />}
        </div>
      )}
    </li>
  );
}

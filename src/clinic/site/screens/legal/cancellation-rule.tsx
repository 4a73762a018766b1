import { Link } from 'react-router';
import { publicRule } from '#clinic/appointments/rules/cancellation.ts';
import { routes } from '#platform/paths.ts';

const rules = [
  {
    when: publicRule.inTime,
    what: 'Cancelas y te devolvemos todo. O cambias el día y la hora, sin coste.',
  },
  {
    when: publicRule.tooLate,
    what: 'Puedes cancelar, pero no hay devolución. La pantalla te lo dice antes de confirmar.',
  },
  { when: 'Si cancelamos nosotros', what: 'Te lo devolvemos todo, siempre.' },
];

export function CancellationRule() {
  return (
    <>
      <dl className='divide-y divide-line border-line border-y'>
        {rules.map(({ when, what }) => (
          <div key={when} className='grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr]'>
            <dt className='font-[650]'>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        Se hace desde{' '}
        <Link to={routes.dashboard} className='link'>
          tu perfil
        </Link>
        . El dinero vuelve por el mismo camino por el que llegó; si usaste una sesión de tu plan, la
        recuperas.
      </p>
    </>
  );
}

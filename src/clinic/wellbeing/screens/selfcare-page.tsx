import { QueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { PageTitle } from '#design/page-title.tsx';
import { Tabs } from '#design/tabs.tsx';
import { askApi } from '#platform/api/context.ts';
import { useTabInHash } from '#platform/browser/tab-in-hash.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { HydrateQueries, serializeQueries } from '#platform/documents/serialized-queries.tsx';
import { routes } from '#platform/paths.ts';
import { activitiesQuery, categoriesQuery } from '../activities/api.ts';
import type { listActivities, listCategories } from '../activities/contract.ts';
import type { Route } from './+types/selfcare-page.ts';
import { ActivitiesPanel } from './activities-panel.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { ParkBench } from './park-bench.tsx';
import { RecommendationsPanel } from './recommendations-panel.tsx';
import { ResourcesPanel } from './resources-panel.tsx';

export const meta = pageMeta(() => ({
  title: `Guía de bienestar · ${clinicContact().name}`,
  description:
    'Actividades cortas para los días difíciles, consejos para cada día, señales para saber cuándo pedir ayuda y teléfonos que contestan.',
}));

const tabs = ['activities', 'recommendations', 'alerts', 'resources'] as const;

/** Activities for the HTML; too large for the catalogue on every page. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ guide: string } | null> {
  const ask = context.get(askApi);
  const client = new QueryClient();
  await Promise.all([
    client.fetchQuery({
      ...categoriesQuery(),
      queryFn: () => ask<typeof listCategories>('/api/selfcare/categories'),
    }),
    client.fetchQuery({
      ...activitiesQuery(),
      queryFn: () => ask<typeof listActivities>('/api/selfcare/activities'),
    }),
  ]);
  return { guide: serializeQueries(client) };
}

/** Client-side navigation fetches them after rendering. */
export const clientLoader = async (): Promise<null> => null;

export const shouldRevalidate = () => false;

/** The wellbeing guide. What is read stays in the browser; only favourites and check-ins are stored. */
export default function SelfcarePage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrateQueries carried={loaderData?.guide}>
      <Guide />
    </HydrateQueries>
  );
}

function Guide() {
  const [tab, setTab] = useTabInHash(tabs, 'activities');
  return (
    <>
      <Tabs
        label='Partes de la guía'
        keepMounted
        value={tab}
        onValueChange={setTab}
        opening={<PageTitle title='Guía de bienestar' isStacked />}
        tabs={[
          { value: 'activities', label: 'Actividades', content: <ActivitiesWithIntro /> },
          { value: 'recommendations', label: 'Recomendaciones', content: <RecommendationsPanel /> },
          { value: 'alerts', label: 'Alertas', content: <AlertsPanel /> },
          { value: 'resources', label: 'Recursos', content: <ResourcesPanel /> },
        ]}
      />
      <Closing />
      <BookingBar className='mt-6' />
    </>
  );
}

/** The intro is on the first tab only; the other tabs begin with their own content. */
function ActivitiesWithIntro() {
  return (
    <>
      <Intro />
      <ActivitiesPanel />
    </>
  );
}

function Intro() {
  const [emergency, helpline] = clinicSettings().emergencyContacts;
  return (
    <div className='mb-8 docked:mb-5 grid items-center gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem]'>
      <div>
        <p className='max-w-text text-ink-soft text-lg docked:text-base docked:leading-snug'>
          Cosas pequeñas para los días difíciles, y señales para saber cuándo pedir ayuda. Sin prisa: con una
          basta.
        </p>
        <p className='mt-2 max-w-text text-sm'>
          Acompaña, pero no sustituye a ningún tratamiento. Si es urgente,{' '}
          <span className='print:hidden'>
            mira{' '}
            <Link to='#alerts' className='link'>
              cuándo pedir ayuda
            </Link>
          </span>
          {/* A link is of no use on paper. */}
          <span className='hidden print:inline'>
            llama al&nbsp;{emergency.phone} o&nbsp;al&nbsp;{helpline.phone}
          </span>
          .
        </p>
      </div>
      <ParkBench className='w-full max-lg:hidden print:hidden' />
    </div>
  );
}

function Closing() {
  return (
    <section className='mt-14 max-w-text print:hidden'>
      <ParkBench className='mb-6 max-h-44 w-full lg:hidden' />
      <h2 className='text-h3'>Y si prefieres hablarlo</h2>
      <p className='mt-2 text-ink-soft'>
        No hace falta estar muy mal para pedir cita, ni saber explicarlo bien. Una primera conversación sirve
        para ver juntos qué te conviene.
      </p>
      {/* The bottom bar shows phone numbers here, so this link is needed. */}
      <Link
        to={routes.appointments}
        className='link mt-2 hidden min-h-11 items-center font-[650] docked:inline-flex'
      >
        Ver las horas libres
      </Link>
    </section>
  );
}

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
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
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
        label={texts().tabs.label}
        keepMounted
        value={tab}
        onValueChange={setTab}
        opening={<PageTitle title={texts().title} isStacked />}
        tabs={[
          { value: 'activities', label: texts().tabs.activities, content: <ActivitiesWithIntro /> },
          {
            value: 'recommendations',
            label: texts().tabs.recommendations,
            content: <RecommendationsPanel />,
          },
          { value: 'alerts', label: texts().tabs.alerts, content: <AlertsPanel /> },
          { value: 'resources', label: texts().tabs.resources, content: <ResourcesPanel /> },
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
          {texts().intro}
        </p>
        <p className='mt-2 max-w-text text-sm'>
          {texts().noTreatment}{' '}
          {texts().ifUrgent(
            (rest) => (
              <span className='print:hidden'>{rest}</span>
            ),
            // A link is of no use on paper.
            (rest) => (
              <span className='hidden print:inline'>{rest}</span>
            ),
            (label) => (
              <Link to='#alerts' className='link'>
                {label}
              </Link>
            ),
            [emergency.phone, helpline.phone],
          )}
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
      <h2 className='text-h3'>{texts().closing.title}</h2>
      <p className='mt-2 text-ink-soft'>{texts().closing.text}</p>
      {/* The bottom bar shows phone numbers here, so this link is needed. */}
      <Link
        to={routes.appointments}
        className='link mt-2 hidden min-h-11 items-center font-[650] docked:inline-flex'
      >
        {texts().closing.freeHours}
      </Link>
    </section>
  );
}

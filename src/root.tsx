import '#platform/browser/no-eval.ts';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { organizationQuery } from '#clinic/organization/api.ts';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import { servicesQuery } from '#clinic/services/api.ts';
import { furtherServicesQuery } from '#clinic/services/screens/further-query.ts';
import { consentHeadScript } from '#clinic/site/screens/cookies/consent.ts';
import { schemeHeadScript } from '#clinic/site/screens/scheme/scheme.ts';
import { plansQuery } from '#clinic/subscriptions/api.ts';
import { PageFailure } from '#design/feedback/page-failure.tsx';
import { TodayContext } from '#design/fields/today.ts';
import { askApi, site } from '#platform/api/context.ts';
import { presentNow } from '#platform/browser/clock.ts';
import { storageFallbackScript } from '#platform/browser/tab-storage.ts';
import { useReportedError } from '#platform/browser-errors/use-reported-error.ts';
import { clinicContact, pickContact, setClinicContact } from '#platform/clinic-contact.ts';
import { applySettings, type ChangedSettings } from '#platform/clinic-settings.ts';
import { HydrationSignal } from '#platform/documents/hydration.ts';
import { HydrateQueries, serializeQueries } from '#platform/documents/serialized-queries.tsx';
import type { Route } from './+types/root.ts';
import './design/tokens.css';
import type { getOrganization } from '#clinic/organization/contract.ts';
import type { listProfessionals } from '#clinic/professionals/contract.ts';
import type { listFurtherServices, listServices } from '#clinic/services/contract.ts';
import type { getChangedSettings } from '#clinic/settings/contract.ts';
import type { listPlans } from '#clinic/subscriptions/contract.ts';
import { type RootData, useRootData } from '#platform/documents/root-data.ts';
import { currentLanguage, localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { texts } from './texts.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: localizePath('/manifest.webmanifest') },
];

/** The only loader of the app: the public catalogue, requested in the same process. Never runs again in the browser. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const ask = context.get(askApi);
  const client = newQueryClient();
  const [organization, settings] = await Promise.all([
    client.fetchQuery({
      ...organizationQuery(),
      queryFn: () => ask<typeof getOrganization>('/api/organization'),
    }),
    ask<typeof getChangedSettings>('/api/settings'),

    client.fetchQuery({ ...servicesQuery(), queryFn: () => ask<typeof listServices>('/api/services') }),
    client.fetchQuery({
      ...furtherServicesQuery(),
      queryFn: () => ask<typeof listFurtherServices>('/api/further-services'),
    }),
    client.fetchQuery({
      ...professionalsQuery(),
      queryFn: () => ask<typeof listProfessionals>('/api/professionals'),
    }),
    client.fetchQuery({ ...plansQuery(), queryFn: () => ask<typeof listPlans>('/api/subscription-plans') }),
  ]);
  return {
    catalogue: serializeQueries(client),
    contact: pickContact(organization),
    // Cast: the schema has checked the lengths that tuples need.
    settings: settings as ChangedSettings,
    ...context.get(site),
  };
}

export const shouldRevalidate = () => false;

/** Data is fetched once; writes refresh what they changed. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      // 'always': without a network a request fails at once instead of pausing silently.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Runs before anything is painted; the content security policy contains its hash. */
const headScript = storageFallbackScript + consentHeadScript + schemeHeadScript;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  // Before the first render that uses them, the title included; once, because later changes in the panel are newer.
  useState(() => {
    if (data === undefined) return;
    setClinicContact(data.contact);
    applySettings(data.settings);
  });
  return (
    <html lang={currentLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet='utf-8' />
        <meta name='viewport' content='width=device-width, initial-scale=1' />
        <meta
          name='theme-color'
          media='not (prefers-color-scheme: dark)'
          content={import.meta.env.THEME_COLOR}
        />
        <meta
          name='theme-color'
          media='(prefers-color-scheme: dark)'
          content={import.meta.env.THEME_COLOR_NIGHT}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; the policy knows its hash. */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const presentDay = () => wallTimeOf(presentNow()).day;

export default function Root({ loaderData }: Route.ComponentProps) {
  const [client] = useState(newQueryClient);
  return (
    <QueryClientProvider client={client}>
      <HydrateQueries carried={loaderData.catalogue}>
        <TodayContext value={presentDay}>
          {loaderData.isCopy && <CopyNotice />}
          <Outlet />
        </TodayContext>
      </HydrateQueries>
      <HydrationSignal />
    </QueryClientProvider>
  );
}

/** On every page of a copy, so that its users do not take it for the original. */
function CopyNotice() {
  return (
    <p className='border-line border-b bg-ochre-100 px-4 py-2 text-center text-ink' role='note'>
      {texts().copy}
    </p>
  );
}

/** Where a layout itself throws, or a page without one: no frame, and nothing that needs data. */
export function ErrorBoundary() {
  useReportedError(useRouteError());
  return (
    <main className='min-h-dvh bg-paper px-4'>
      <PageFailure
        kept={texts().kept}
        home={{ label: texts().toHome, href: routes.home }}
        phone={clinicContact().phone}
        phoneHref={phoneUrl(clinicContact().phone)}
      />
    </main>
  );
}

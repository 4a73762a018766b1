import clsx from 'clsx';
import type { ReactNode } from 'react';
import { clinicStructuredData } from '#clinic/site/structured-data.ts';
import { LandingPlans } from '#clinic/subscriptions/catalogue/screens/landing-plans.tsx';
import { clinic } from '#config';
import { Waterline } from '#design/drawings/waterline.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { DeferredHydration } from '#platform/documents/deferred-hydration.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { joinList } from '#platform/text/lists.ts';
import { BetweenSessions } from './between-sessions.tsx';
import { Hero } from './hero.tsx';
import { ServicesSection } from './services-section.tsx';
import { TeamSection } from './team-section.tsx';
import { texts } from './texts.ts';
import { TherapiesSection } from './therapies-section.tsx';

const tones = {
  paper: { ground: 'bg-paper', edge: 'text-paper' },
  river: { ground: 'bg-river-50', edge: 'text-river-50' },
  ochre: { ground: 'bg-ochre-100', edge: 'text-ochre-100' },
};

function LandingBand({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { ground, edge } = tones[tone];
  return (
    <div className={clsx('relative', ground)}>
      <Waterline className={clsx('absolute inset-x-0 bottom-[calc(100%-1px)]', edge)} />
      <div className='mx-auto max-w-page px-4 pt-12 pb-22 sm:px-8 sm:pt-18 sm:pb-28'>{children}</div>
    </div>
  );
}

const formatPlaces = () => joinList(clinicSettings().homeVisits.bases.map(({ name }) => name));

export const meta = pageMeta(() => ({
  title: texts().pageTitle(clinicContact().name, clinic.city),
  description: texts().pageDescription(formatPlaces(), clinicSettings().yearsOfExperience),
  // Structured data is rendered by the server only and stays in the document (`page-meta.ts`).
  facts: import.meta.env.SSR ? clinicStructuredData : undefined,
}));

export default function LandingPage() {
  return (
    <>
      <Hero />
      <DeferredHydration>
        <LandingBand tone='paper'>
          <ServicesSection />
        </LandingBand>
      </DeferredHydration>
      <DeferredHydration>
        <LandingBand tone='river'>
          <LandingPlans />
          <BetweenSessions />
        </LandingBand>
      </DeferredHydration>
      <DeferredHydration>
        <LandingBand tone='paper'>
          <TeamSection />
        </LandingBand>
      </DeferredHydration>
      <DeferredHydration>
        <LandingBand tone='ochre'>
          <TherapiesSection />
        </LandingBand>
      </DeferredHydration>
    </>
  );
}

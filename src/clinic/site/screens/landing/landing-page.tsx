import { clinicStructuredData } from '#clinic/site/structured-data.ts';
import { LandingPlans } from '#clinic/subscriptions/catalogue/screens/landing-plans.tsx';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { DeferredHydration } from '#platform/documents/deferred-hydration.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { joinList } from '#platform/text/lists.ts';
import { BetweenSessions } from './between-sessions.tsx';
import { Hero } from './hero.tsx';
import { LandingBand } from './landing-band.tsx';
import { ServicesSection } from './services-section.tsx';
import { TeamSection } from './team-section.tsx';
import { TherapiesSection } from './therapies-section.tsx';

const places = joinList(clinic.homeVisits.bases.map(({ name }) => name));

export const meta = pageMeta(() => ({
  title: `${clinicContact().name} · Psicología en ${clinic.city} y por videollamada`,
  description: `Psicología para adultos y niños en ${places}, a domicilio o por videollamada en toda España. ${clinic.yearsOfExperience} años de experiencia.`,
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

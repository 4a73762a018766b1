import { clinicFacts } from '#clinic/site/structured-data.ts';
import { LandingPlans } from '#clinic/subscriptions/catalogue/screens/landing-plans.tsx';
import { clinic } from '#config';
import { Later } from '#platform/documents/later.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { listInWords } from '#platform/text/lists.ts';
import { BetweenSessions } from './between-sessions.tsx';
import { Hero } from './hero.tsx';
import { LandingGround } from './landing-ground.tsx';
import { ServicesSection } from './services-section.tsx';
import { TeamSection } from './team-section.tsx';
import { TherapiesSection } from './therapies-section.tsx';

const places = listInWords(clinic.homeVisits.bases.map(({ name }) => name));

export const meta = pageMeta(() => ({
  title: `${clinic.name} · Psicología en ${clinic.city} y por videollamada`,
  description: `Psicología para adultos y niños en ${places}, a domicilio o por videollamada en toda España. ${clinic.yearsOfExperience} años de experiencia.`,
  // Structured data is rendered by the server only and stays in the document (`page-meta.ts`).
  facts: import.meta.env.SSR ? clinicFacts : undefined,
}));

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Later>
        <LandingGround tone='paper'>
          <ServicesSection />
        </LandingGround>
      </Later>
      <Later>
        <LandingGround tone='river'>
          <LandingPlans />
          <BetweenSessions />
        </LandingGround>
      </Later>
      <Later>
        <LandingGround tone='paper'>
          <TeamSection />
        </LandingGround>
      </Later>
      <Later>
        <LandingGround tone='ochre'>
          <TherapiesSection />
        </LandingGround>
      </Later>
    </>
  );
}

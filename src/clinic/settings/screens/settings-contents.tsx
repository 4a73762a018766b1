import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { furtherLanguages } from '#platform/language/offered-languages.ts';
import { routes } from '#platform/paths.ts';
import type { StepName } from '../terms.ts';
import { texts } from './texts.ts';

// Lazy: each page of the settings loads its own section.
const Programs = lazy(async () => ({
  default: (await import('#clinic/integrations/screens/programs.tsx')).Programs,
}));
const Webhooks = lazy(async () => ({
  default: (await import('#clinic/integrations/webhooks/screens/webhooks.tsx')).Webhooks,
}));
const FurtherServices = lazy(async () => ({
  default: (await import('../further/screens/further-services.tsx')).FurtherServices,
}));
const Plans = lazy(async () => ({ default: (await import('../plans/screens/plans.tsx')).Plans }));
const ClinicTranslations = lazy(async () => ({
  default: (await import('../translations/screens/translations.tsx')).ClinicTranslations,
}));
const SettingsValues = lazy(async () => ({
  default: (await import('../values/screens/settings-values.tsx')).SettingsValues,
}));

type Contents = {
  /** Steps of the launch checklist that belong here. */
  steps: readonly StepName[];
  /** Sections under the steps. */
  sections?: () => ReactNode;
};

/** The contents of each page of the settings, by path. */
export const settingsContents: Readonly<Record<string, Contents>> = {
  [routes['staff-settings-clinic']]: {
    steps: ['clinic'],
  },
  [routes['staff-settings-services']]: {
    steps: ['services'],
    sections: () => <FurtherServices />,
  },
  [routes['staff-settings-plans']]: {
    steps: [],
    sections: () => <Plans />,
  },
  [routes['staff-settings-team']]: {
    steps: ['team', 'hours'],
  },
  [routes['staff-settings-emergency']]: {
    steps: [],
    sections: () => <SettingsValues group='emergency' />,
  },
  [routes['staff-settings-booking']]: {
    steps: [],
    sections: () => <SettingsValues group='booking' />,
  },
  [routes['staff-settings-reminders']]: {
    steps: [],
    sections: () => <SettingsValues group='reminders' />,
  },
  [routes['staff-settings-video']]: {
    steps: [],
    sections: () => <SettingsValues group='video' />,
  },
  [routes['staff-settings-home-visits']]: {
    steps: [],
    sections: () => <SettingsValues group='homeVisits' />,
  },
  [routes['staff-settings-holidays']]: {
    steps: [],
    sections: () => <SettingsValues group='holidays' />,
  },
  [routes['staff-settings-pages']]: {
    steps: ['addresses'],
    sections: () => <SettingsValues group='pages' />,
  },
  [routes['staff-settings-site']]: {
    steps: [],
    sections: () => <SettingsValues group='site' />,
  },
  [routes['staff-settings-complementary']]: {
    steps: [],
    sections: () => <SettingsValues group='complementary' />,
  },
  [routes['staff-settings-perks']]: {
    steps: [],
    sections: () => <SettingsValues group='perks' />,
  },
  [routes['staff-settings-directory']]: {
    steps: [],
    sections: () => <SettingsValues group='directory' />,
  },
  [routes['staff-settings-sharing']]: {
    steps: [],
    sections: () => <SettingsValues group='sharing' />,
  },
  [routes['staff-settings-translations']]: {
    steps: [],
    sections: () =>
      furtherLanguages.map((language) => <ClinicTranslations key={language} language={language} />),
  },
  [routes['staff-answers']]: {
    steps: [],
  },
  [routes['staff-settings-checks']]: {
    steps: ['mail', 'wallet', 'order', 'webhook', 'backup'],
  },
  [routes['staff-settings-privacy']]: {
    steps: ['officer', 'assessment', 'processors'],
  },
  [routes['staff-settings-programs']]: {
    steps: [],
    sections: () => (
      <>
        <ImportCard />
        <Programs />
        <Webhooks />
      </>
    ),
  },
};

function ImportCard() {
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <h2 className='text-h4'>{texts().dataImport.title}</h2>
      <p className='mt-1.5 mb-4 max-w-text text-ink-soft'>{texts().dataImport.lead}</p>
      <Button asChild size='small' variant='secondary'>
        <Link to={routes['staff-import']}>{texts().dataImport.open}</Link>
      </Button>
    </Card>
  );
}

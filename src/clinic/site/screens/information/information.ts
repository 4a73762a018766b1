import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { glanceTexts } from './glance-texts.ts';

export type ServiceGroup = {
  title: string;
  entries: readonly string[];
  more: { path: string; label: string };
};

const withKind = ({ name, kind }: { name: string; kind: string }) =>
  `${name}, ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;

export function listServiceGroups(): readonly ServiceGroup[] {
  const { platform, magazine } = clinicSettings().complementaryServices;
  const { therapeutic, specialized, modalities, digital } = glanceTexts();
  return [
    {
      title: therapeutic.title,
      entries: therapeutic.entries(ageInWords(clinic.childMinimumAgeMonths)),
      more: { path: routes['psychology-services'], label: therapeutic.more },
    },
    {
      title: specialized.title,
      entries: specialized.entries,
      more: { path: routes['multidisciplinary-approach'], label: specialized.more },
    },
    {
      title: modalities.title,
      entries: modalities.entries,
      more: { path: `${routes.plans}?tab=prices`, label: modalities.more },
    },
    {
      title: digital.title,
      entries: digital.entries(withKind(platform), withKind(magazine)),
      more: { path: routes.external, label: digital.more(platform.name, magazine.name) },
    },
  ];
}

import { homeAddresses, perkAddresses } from '#config';

/** Values of the configuration that directors change in the panel and that public pages do not contain. */
export type PrivateSettings = {
  /** What holders of a plan get: the address of a site, or the paragraphs of a guide. Null or empty: nothing. */
  perkAddresses: {
    platform: string | null;
    magazine: string | null;
    homeGuide: readonly string[];
    schoolGuide: readonly string[];
  };
  /** How addresses of home visits are read. */
  homeAddresses: {
    /** Post codes that visits reach, or their beginnings. */
    postCodes: readonly string[];
    /** Provinces and regions that people write after the municipality. */
    provinces: readonly string[];
  };
};

/** Values of the configuration file, before any change in the panel. */
export const configuredPrivateSettings: Readonly<PrivateSettings> = {
  perkAddresses: {
    platform: findAddress('platform'),
    magazine: findAddress('magazine'),
    homeGuide: findParagraphs('home-guide'),
    schoolGuide: findParagraphs('school-guide'),
  },
  homeAddresses,
};

let current = configuredPrivateSettings;

/** The current values. Call it for each request, not while a module loads (`tests/contact-at-load.test.ts`). */
export const privateSettings = (): Readonly<PrivateSettings> => current;

/** Applies the values stored in the panel to this process; the configuration provides the others. */
export function applyPrivateSettings(changed: Partial<PrivateSettings>): void {
  current = { ...configuredPrivateSettings, ...changed };
}

function findAddress(perk: 'platform' | 'magazine'): string | null {
  const entry = perkAddresses.find((one) => one.perk === perk);
  return entry !== undefined && 'url' in entry ? entry.url : null;
}

function findParagraphs(perk: 'home-guide' | 'school-guide'): readonly string[] {
  const entry = perkAddresses.find((one) => one.perk === perk);
  return entry !== undefined && 'paragraphs' in entry ? entry.paragraphs : [];
}

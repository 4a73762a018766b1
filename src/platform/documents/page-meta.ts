import type { MetaDescriptor, MetaFunction } from 'react-router';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings, configuredSettings } from '#platform/clinic-settings.ts';
import { uploadedSize } from '#platform/shared-picture.ts';
import { currentLanguage, defaultLanguage, type Language, localizePath } from '../language/language.ts';
import { listedPaths } from '../paths.ts';
import { findRootData, type RootData } from './root-data.ts';

export type HeadSource = Pick<RootData, 'publicUrl' | 'catalogue'>;

export type PageHead = {
  title: string;
  description: string;
  facts?: ((source: HeadSource) => object) | undefined;
};

/**
 * The head of a page for people, search engines and link previews; unlisted pages get noindex. Evaluated each time,
 * because the clinic's name may change.
 */
export const pageMeta =
  (head: () => PageHead): MetaFunction =>
  ({ location, matches }) => {
    const { title, description, facts } = head();
    const own: MetaDescriptor[] = [{ title }, { name: 'description', content: description }];
    const path = withoutSlash(location.pathname);
    const source = findRootData(matches);
    if (!listedPaths.includes(path)) return [...own, { name: 'robots', content: 'noindex' }];
    if (source === undefined) return own;
    const url = new URL(localizePath(path), source.publicUrl).href;
    const picture = clinicSettings().sharedPicture;
    const image = new URL(picture.url, source.publicUrl).href;
    const size = picture.url === configuredSettings.sharedPicture.url ? clinic.sharedPicture : uploadedSize;
    return [
      ...own,
      { tagName: 'link', rel: 'canonical', href: url },
      ...alternates(path, source.publicUrl),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: clinicContact().name },
      { property: 'og:locale', content: `${currentLanguage()}_ES` },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(size.width) },
      { property: 'og:image:height', content: String(size.height) },
      { property: 'og:image:alt', content: picture.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...structuredDataTags(import.meta.env.SSR ? facts?.(source) : factsServedAt(path)),
    ];
  };

/** The page in each language, for search engines. */
function alternates(path: string, publicUrl: string): MetaDescriptor[] {
  // Crawlers read the server's document.
  if (!import.meta.env.SSR || clinic.languages.length < 2) return [];
  const link = (hrefLang: string, language: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: new URL(localizePath(path, language), publicUrl).href,
  });
  return [
    ...clinic.languages.map((language) => link(language, language)),
    link('x-default', defaultLanguage),
  ];
}

const structuredDataTags = (facts: object | undefined): MetaDescriptor[] =>
  facts ? [{ 'script:ld+json': { ...facts } }] : [];

/**
 * In the browser, reuses the structured data of the server's document and creates none: crawlers do not follow
 * client-side navigation. Runs at module load, before any navigation.
 */
const served = import.meta.env.SSR ? undefined : factsInDocument();
const factsServedAt = (path: string): object | undefined =>
  served?.path === localizePath(path) ? served.facts : undefined;

function factsInDocument(): { path: string; facts: object } | undefined {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return text ? { path: withoutSlash(location.pathname), facts: JSON.parse(text) } : undefined;
}

/** One URL per page: '/plans/' is served as '/plans'. */
function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

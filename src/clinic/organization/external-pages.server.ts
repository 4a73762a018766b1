import type { Logger } from 'pino';
import { clinic, directory, legalNotice, type PerkName, perkAddresses } from '#config';

/** A page that a clinic has on another site. */
export type ExternalPage = {
  /** Path in the configuration file. */
  setting: string;
  name: string;
  /** What the page contains, as the end of a sentence. */
  content: string;
  /** A full address, or a path of the demonstration. */
  url: string;
};

const { platform, magazine } = clinic.complementaryServices;
const { privacy, cookies, rights } = clinic.privacyPages;

const perkPages: Partial<Record<PerkName, Pick<ExternalPage, 'name' | 'content'>>> = {
  platform: {
    name: `Entrada a ${platform.name}`,
    content: 'la entrada de quienes tienen un plan con la plataforma',
  },
  magazine: {
    name: `Entrada a ${magazine.name}`,
    content: 'la entrada de quienes tienen un plan con la revista',
  },
};

/** Every configured page on another site, in the order of the configuration. */
export const externalPages = (): ExternalPage[] => [
  {
    setting: 'clinic.privacyPages.privacy',
    name: privacy.name,
    content: 'el texto en que la clínica explica qué hace con los datos de las personas',
    url: privacy.url,
  },
  {
    setting: 'clinic.privacyPages.cookies',
    name: cookies.name,
    content: 'el texto en que la clínica explica qué guarda la web en el navegador y para qué',
    url: cookies.url,
  },
  {
    setting: 'clinic.privacyPages.rights',
    name: rights.name,
    content: 'el texto que explica cómo ver, corregir o borrar los propios datos',
    url: rights.url,
  },
  {
    setting: 'clinic.expertReportsUrl',
    name: 'Informes periciales',
    content: 'la web de la clínica sobre informes periciales',
    url: clinic.expertReportsUrl,
  },
  {
    setting: 'clinic.complementaryServices.platform',
    name: platform.name,
    content: 'la plataforma de bienestar que recomienda la clínica',
    url: platform.url,
  },
  {
    setting: 'clinic.complementaryServices.magazine',
    name: magazine.name,
    content: 'la revista digital de la clínica',
    url: magazine.url,
  },
  {
    setting: 'clinic.groupSite',
    name: clinic.groupSite.name,
    content: 'la web del grupo al que pertenece la clínica',
    url: clinic.groupSite.url,
  },
  {
    setting: 'directory.registrationUrl',
    name: 'Registro en la guía de profesionales',
    content: 'el formulario con que un profesional se apunta a la guía',
    url: directory.registrationUrl,
  },
  {
    setting: 'legalNotice.ethicsCode',
    name: legalNotice.ethicsCode.name,
    content: 'las normas de la profesión, publicadas por el colegio',
    url: legalNotice.ethicsCode.url,
  },
  ...perkAddresses.flatMap((entry) => {
    const page = perkPages[entry.perk];
    return page !== undefined && 'url' in entry
      ? [{ setting: `perkAddresses.${entry.perk}`, ...page, url: entry.url }]
      : [];
  }),
];

/** Names that no site can have (RFC 2606, RFC 6761). */
const reservedName = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Whether no real page stands behind an address: one of the demonstration's pages, or a name reserved for examples. */
export const isPlaceholder = (url: string): boolean =>
  url.startsWith('/') || reservedName.test(new URL(url).hostname);

export const pagesWithoutAddress = (): ExternalPage[] =>
  externalPages().filter(({ url }) => isPlaceholder(url));

/** Logs one line with the settings that have no real address yet. */
export function warnOfPlaceholderAddresses(
  log: Pick<Logger, 'warn'>,
  pages: readonly Pick<ExternalPage, 'setting'>[] = pagesWithoutAddress(),
): void {
  if (pages.length > 0)
    log.warn(
      { settings: pages.map(({ setting }) => setting) },
      'external pages without a real address: their links open nothing; set it in the file of CLINIC_CONFIG',
    );
}

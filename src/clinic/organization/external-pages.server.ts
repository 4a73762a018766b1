import type { Logger } from 'pino';
import { legalNotice } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { privateSettings } from '#platform/private-settings.server.ts';
import { isReservedName } from '#platform/reserved-names.ts';

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

/** Every configured page on another site, in the order of the configuration. */
export const externalPages = (): ExternalPage[] => [
  {
    setting: 'clinic.privacyPages.privacy',
    name: clinicSettings().privacyPages.privacy.name,
    content: 'el texto en que la clínica explica qué hace con los datos de las personas',
    url: clinicSettings().privacyPages.privacy.url,
  },
  {
    setting: 'clinic.privacyPages.cookies',
    name: clinicSettings().privacyPages.cookies.name,
    content: 'el texto en que la clínica explica qué guarda la web en el navegador y para qué',
    url: clinicSettings().privacyPages.cookies.url,
  },
  {
    setting: 'clinic.privacyPages.rights',
    name: clinicSettings().privacyPages.rights.name,
    content: 'el texto que explica cómo ver, corregir o borrar los propios datos',
    url: clinicSettings().privacyPages.rights.url,
  },
  {
    setting: 'clinic.expertReportsUrl',
    name: 'Informes periciales',
    content: 'la web de la clínica sobre informes periciales',
    url: clinicSettings().expertReportsUrl,
  },
  {
    setting: 'clinic.complementaryServices.platform',
    name: clinicSettings().complementaryServices.platform.name,
    content: 'la plataforma de bienestar que recomienda la clínica',
    url: clinicSettings().complementaryServices.platform.url,
  },
  {
    setting: 'clinic.complementaryServices.magazine',
    name: clinicSettings().complementaryServices.magazine.name,
    content: 'la revista digital de la clínica',
    url: clinicSettings().complementaryServices.magazine.url,
  },
  {
    setting: 'clinic.groupSite',
    name: clinicSettings().groupSite.name,
    content: 'la web del grupo al que pertenece la clínica',
    url: clinicSettings().groupSite.url,
  },
  {
    setting: 'directory.registrationUrl',
    name: 'Registro en la guía de profesionales',
    content: 'el formulario con que un profesional se apunta a la guía',
    url: clinicSettings().directory.registrationUrl,
  },
  {
    setting: 'legalNotice.ethicsCode',
    name: legalNotice.ethicsCode.name,
    content: 'las normas de la profesión, publicadas por el colegio',
    url: legalNotice.ethicsCode.url,
  },
  ...perkPages(),
];

function perkPages(): ExternalPage[] {
  const { platform, magazine } = clinicSettings().complementaryServices;
  const addresses = privateSettings().perkAddresses;
  const pages = [
    {
      setting: 'perkAddresses.platform',
      name: `Entrada a ${platform.name}`,
      content: 'la entrada de quienes tienen un plan con la plataforma',
      url: addresses.platform,
    },
    {
      setting: 'perkAddresses.magazine',
      name: `Entrada a ${magazine.name}`,
      content: 'la entrada de quienes tienen un plan con la revista',
      url: addresses.magazine,
    },
  ];
  return pages.flatMap(({ url, ...page }) => (url === null ? [] : [{ ...page, url }]));
}

/** Whether a URL leads to no real page: it is a page of the demonstration, or its host is reserved for examples. */
export const isPlaceholder = (url: string): boolean =>
  url.startsWith('/') || isReservedName(new URL(url).hostname);

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
      'external pages without a real address: their links open nothing; set them in the panel or in the file of CLINIC_CONFIG',
    );
}

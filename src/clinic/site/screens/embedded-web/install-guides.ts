import { clinicContact } from '#platform/clinic-contact.ts';
import type { InstallGuide } from './guide-shape.ts';
import { guides } from './guides.ts';

export const listInstallGuides = (): readonly InstallGuide[] => guides()(clinicContact().name);

/**
 * Guide for a user agent; undefined on computers or if unclear. All iPhone browsers use the same share sheet, so
 * Safari's guide covers them.
 */
export function guideOf(userAgent: string): string | undefined {
  if (/iPhone|iPad/.test(userAgent)) return 'safari';
  if (!/Android/.test(userAgent)) return undefined;
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  return /Firefox/.test(userAgent) ? 'firefox' : 'chrome';
}

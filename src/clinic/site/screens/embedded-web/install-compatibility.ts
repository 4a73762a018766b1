import { texts } from './texts.ts';

export type Support = 'yes' | 'partly' | 'no';

const { rows } = texts().table;

/**
 * Browsers that can install the site. Sources: MDN, "Installing and uninstalling web apps" and "Making PWAs
 * installable"; Apple, macOS 14.
 */
export const compatibility: readonly { device: string; browser: string; support: Support; note: string }[] = [
  { ...rows.androidChrome, support: 'yes' },
  { ...rows.androidSamsung, support: 'yes' },
  { ...rows.androidFirefox, support: 'yes' },
  { ...rows.appleSafari, support: 'yes' },
  { ...rows.appleOthers, support: 'partly' },
  { ...rows.computerChrome, support: 'yes' },
  { ...rows.macSafari, support: 'yes' },
  { ...rows.computerFirefox, support: 'partly' },
  { ...rows.insideApps, support: 'no' },
  { ...rows.privateWindow, support: 'no' },
];

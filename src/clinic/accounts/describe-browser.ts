import { browserTexts } from './browser-texts.ts';

// Order matters: nearly every browser also says 'Chrome' and 'Safari', and Android also says 'Linux'.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac ?OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/**
 * A short browser name to recognise one's own device by: 'Chrome en Android'.
 * @param userAgent User-Agent header (RFC 9110 §10.1.5) or null; untrusted input
 */
export function describeBrowser(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  const texts = browserTexts();
  if (browser === undefined) return system === undefined ? texts.otherDevice : texts.browserOn(system);
  return system === undefined ? browser : texts.on(browser, system);
}

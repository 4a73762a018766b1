/**
 * Features that a headless browser does not need. Each window that Chromium 156 opens loads two pages of its
 * address bar, although they are not visible: 0.9 s of processor time for an empty page instead of 0.3.
 */
const windowFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * Chromium uses only the last list, so this repeats the features that Playwright disables and that could
 * affect our pages.
 */
const unsteadyFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'Translate',
];

export const chromiumArgs = [
  // The sandbox does not work for root in a container; the pages are our own.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Subpixel glyph widths, as on current screens: headless Chromium would round each glyph to whole pixels.
  '--font-render-hinting=none',
  `--disable-features=${[...windowFeatures, ...unsteadyFeatures].join(',')}`,
];

/**
 * A test page lives for seconds, too short to gain from V8's two optimizing compilers. With the baseline
 * compiler alone a page takes a tenth less processor time and axe a quarter less. Benches use the normal
 * compilers.
 */
export const shortLivedPageFlags = '--js-flags=--no-turbofan,--no-maglev,--always-sparkplug';

/**
 * Browser tests take no pictures: with memory for only a few tiles Chromium does not raster the others, which
 * saves a tenth of the cost of a page. Layout, paint and hit testing are unchanged.
 */
export const smallGpuMemory = '--force-gpu-mem-available-mb=1';

/**
 * Repeats the mouse settings that Playwright passes for headless Chromium, which has none: Chromium reads
 * only the last of two lists.
 */
const mouse = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];

/** Disables images, a seventh of the cost of a page, except in tests about images. */
export const disableImages = `--blink-settings=${[...mouse, 'imagesEnabled=false'].join(',')}`;

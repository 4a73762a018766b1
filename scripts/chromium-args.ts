/**
 * What a browser without a window of its own has no use for. Each window that Chromium 156 opens loads two pages of its
 * address bar, though nobody sees one: 0.9 s of processor time for an empty page instead of 0.3.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Chromium goes by the last list alone: what Playwright turns off, and our pages could meet, is named again. */
const unsteady = [
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

/** How the suite, the screenshots and the benches start Chromium. */
export const chromiumArgs = [
  // Root in a container has no sandbox; the pages are ours.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a screen of today: the browser without windows would round each to whole pixels.
  '--font-render-hinting=none',
  `--disable-features=${[...unseen, ...unsteady].join(',')}`,
];

/**
 * A journey's page lives for seconds: what V8's two optimizing compilers put into its scripts, and into axe, never comes back. With
 * the baseline compiler alone a page takes a tenth less processor time and axe a quarter. Benches measure what people have.
 */
export const briefScripts = '--js-flags=--no-turbofan,--no-maglev,--always-sparkplug';

/**
 * Nobody looks at a journey's page, and no journey takes a picture of one: with room for a few tiles alone Chromium draws no others,
 * a tenth of what a page costs. What is laid out, painted and hit is as ever.
 */
export const fewPictures = '--force-gpu-mem-available-mb=1';

/** What Playwright tells Chromium of a mouse, since without a window there is none: of two lists Chromium reads the last alone. */
const mouse = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];

/** Nor does a journey ask for pictures, a seventh of what a page costs, unless they are what it is about. */
export const noPictures = `--blink-settings=${[...mouse, 'imagesEnabled=false'].join(',')}`;

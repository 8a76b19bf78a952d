import { isRoot } from './is-root';

/** What Playwright switches off itself, but for Edge's, in its own order: Chromium hears an option once, and ours would hide it. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the browser behind the address bar of every window, which cost it as much as the page of a test. */
const ofTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** How Chromium is started for tests and the benchmark. */
export const chromiumSwitches: readonly string[] = [
  `--disable-features=${[...byPlaywright, ...ofTheAddressBar].join(',')}`,
  // Chromium refuses its sandbox to root.
  ...(isRoot ? ['--no-sandbox'] : []),
];

import { findChromiumAtHand } from '../../scripts/lib/chromium';
import { chromiumSwitches } from '../../scripts/lib/chromium-switches';

const executablePath = findChromiumAtHand();
// Chromium hears each of its options once: these are Playwright's own, of a device with a mouse.
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * How the browser is started: without pictures, for drawing, packing and sending them would take most of the time, and
 * without a graphics process that stands in for a card no test machine has, which takes a tenth of each page.
 */
export const launchOptions = ({ pictures }: { pictures: boolean }) => ({
  ...(executablePath && { executablePath }),
  args: ['--disable-gpu', `--blink-settings=imagesEnabled=${pictures},${mouse}`, ...chromiumSwitches],
});

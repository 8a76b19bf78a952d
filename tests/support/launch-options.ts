import { findChromiumAtHand } from '../../scripts/lib/chromium';
import { chromiumSwitches } from '../../scripts/lib/chromium-switches';

const executablePath = findChromiumAtHand();
// Chromium hears each of its options once: these are Playwright's own, of a device with a mouse.
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** How the browser is started: without pictures, for drawing, packing and sending them would take most of the time. */
export const launchOptions = ({ pictures }: { pictures: boolean }) => ({
  ...(executablePath && { executablePath }),
  args: [`--blink-settings=imagesEnabled=${pictures},${mouse}`, ...chromiumSwitches],
});

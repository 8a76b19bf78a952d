import { InlineScript } from '@/components/page/inline-script/inline-script';
import { bannersScript } from '@/features/banners/banners-script';
import { warmDatesScript } from '@/lib/i18n/warm-dates';
import { earlyAnswersScript } from '@/lib/visitor/answers/early-answers-script';
import { earlyPressesScript } from '@/lib/visitor/device/early-presses-script';
import { lostPicturesScript } from '@/lib/visitor/device/lost-pictures-script';
import { unsettledScript } from '@/lib/visitor/device/unsettled-script';
import { webviewScript } from '@/lib/visitor/device/webview';
import { hiddenFilmsScript } from '@/lib/visitor/marks/hidden-films-script';
import { fontsScript } from '@/styles/fonts-script';

const atOnce = [
  fontsScript,
  earlyAnswersScript,
  earlyPressesScript,
  lostPicturesScript,
  unsettledScript,
  hiddenFilmsScript,
  webviewScript,
  bannersScript,
  warmDatesScript,
].join(';');

/** Runs before anything is painted, and adds classes that React did not write. */
export const BeforePaint = () => <InlineScript text={atOnce} />;

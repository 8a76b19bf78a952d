import { followPanels } from '@/components/ui/link-panel/follow-panels';
import { closeNoticeAround } from '@/components/views/notice-queue/close-notice-around';
import { putAway } from '@/features/banners/put-away';
import { paintReceptions } from '@/features/feelings/paint-receptions';
import { keepOffline } from '@/features/install/keep-offline';
import { keepPage } from '@/features/language/keep-page';
import { sayUntranslated } from '@/features/language/say-untranslated';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { answerPresses } from '@/lib/visitor/device/presses';

// Once, as a module is: it lasts for the visit.
answerPresses({
  closeNotice: closeNoticeAround,
  putAwayApp: () => putAway('app'),
  print: () => print(),
  chooseCookies: (button) => useConsent.getState().open(button),
});
followPanels();
keepPage();
sayUntranslated();
keepOffline();
paintReceptions();

import { followPanels } from '@/components/ui/link-panel/follow-panels';
import { followDayKeys } from '@/components/views/days/follow-day-keys';
import { closeNoticeAround } from '@/components/views/notice-queue/close-notice-around';
import { followOpenings } from '@/components/views/opening/follow-openings';
import { putAway } from '@/features/banners/put-away';
import { followReceptions } from '@/features/feelings/follow-receptions';
import { followScroll } from '@/features/header/follow-scroll';
import { keepOffline } from '@/features/install/keep-offline';
import { sayUntranslated } from '@/features/language/say-untranslated';
import { stayOnPage } from '@/features/language/stay-on-page';
import { followPlace } from '@/features/locator/follow-place';
import { toggleTicking } from '@/features/shortlist/toggle-ticking';
import { hidingsKey } from '@/lib/domain/hiding-keys';
import { followChosenFilters } from '@/lib/routing/write-filters';
import { loadOtherSheets } from '@/lib/sheets/load-other-sheets';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { handlePresses } from '@/lib/visitor/device/handle-presses';
import { showInTurn } from '@/lib/visitor/device/show-in-turn';
import { hiddenChanged } from '@/lib/visitor/marks/hidden-changed';
import { openWhenLoaded } from '@/lib/visitor/notices/lost-code';

const handleHiding = (name: 'hideFilm' | 'unfoldFilms' | 'bringBack') => (button: HTMLElement) =>
  openWhenLoaded(
    () => import('@/features/hidden-films/handle-hiding').then((file) => file.hidingHandlers[name](button)),
    () => {},
  );

// Once, as a module is: it lasts for the visit.
handlePresses({
  closeNotice: closeNoticeAround,
  putAwayApp: () => putAway('app'),
  print: () => print(),
  hideFilm: handleHiding('hideFilm'),
  unfoldFilms: handleHiding('unfoldFilms'),
  bringBack: handleHiding('bringBack'),
  compare: toggleTicking,
  chooseCookies: (button) => useConsent.getState().open(button),
});
followChosenFilters();
followPanels();
followPlace();
followScroll();
followDayKeys();
stayOnPage();
sayUntranslated();
keepOffline();
followReceptions();
followOpenings();
loadOtherSheets();
showInTurn();

// Most visitors hid nothing: what says so is fetched for the others, and once this tab or another one hides something.
const followHidden = () =>
  void import('@/features/hidden-films/paint-hidden').then(
    (file) => file.paintHidden(),
    () => {},
  );
if ('hides' in document.documentElement.dataset) followHidden();
addEventListener(hiddenChanged, followHidden);
addEventListener('storage', ({ key }) => key === hidingsKey && followHidden());

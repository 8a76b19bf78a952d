import { followPanels } from '@/components/ui/link-panel/follow-panels';
import { closeNoticeAround } from '@/components/views/notice-queue/close-notice-around';
import { putAway } from '@/features/banners/put-away';
import { followReceptions } from '@/features/feelings/follow-receptions';
import { followScroll } from '@/features/header/follow-scroll';
import { keepOffline } from '@/features/install/keep-offline';
import { keepPage } from '@/features/language/keep-page';
import { sayUntranslated } from '@/features/language/say-untranslated';
import { toggleTicking } from '@/features/shortlist/toggle-ticking';
import { hidingsKey } from '@/lib/domain/hiding-keys';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { answerPresses } from '@/lib/visitor/device/presses';
import { hiddenChanged } from '@/lib/visitor/marks/hidden-changed';
import { openWhenLoaded } from '@/lib/visitor/notices/lost-code';

const answerHiding = (name: 'hideFilm' | 'unfoldFilms' | 'bringBack') => (button: HTMLElement) =>
  openWhenLoaded(
    () => import('@/features/hidden-films/answer-hiding').then((file) => file.hidingAnswers[name](button)),
    () => {},
  );

// Once, as a module is: it lasts for the visit.
answerPresses({
  closeNotice: closeNoticeAround,
  putAwayApp: () => putAway('app'),
  print: () => print(),
  hideFilm: answerHiding('hideFilm'),
  unfoldFilms: answerHiding('unfoldFilms'),
  bringBack: answerHiding('bringBack'),
  compare: toggleTicking,
  chooseCookies: (button) => useConsent.getState().open(button),
});
followPanels();
followScroll();
keepPage();
sayUntranslated();
keepOffline();
followReceptions();

// Most visitors hid nothing: what says so is fetched for the others, and once this tab or another one hides something.
const followHidden = () =>
  void import('@/features/hidden-films/paint-hidden').then(
    (file) => file.paintHidden(),
    () => {},
  );
if ('hides' in document.documentElement.dataset) followHidden();
addEventListener(hiddenChanged, followHidden);
addEventListener('storage', ({ key }) => key === hidingsKey && followHidden());

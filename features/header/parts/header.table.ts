import type { IconName } from '@/components/ui/icon/icon.names';
import type { FeatureFlag } from '@/lib/domain/settings';
import { routeOf, type Screen, screens } from '@/lib/routing/routes';
import { type PageKind, screenFactsOf } from '@/lib/routing/screen-facts';
import type { SiteFacts } from '@/lib/sites/sites';
import type messages from '@/messages/en.json';

export type HeaderEntry = {
  word: keyof (typeof messages)['header']['entry'];
  icon: IconName;
  /** A screen, a site of the chain's own under this name before the country's domain, or a page of the ticketing site. */
  to: Screen | { host: string } | { ticketing: 'wallet' };
  /** The setting that switches it on, beside that of its screen. */
  flag?: FeatureFlag;
  isOn?: (site: SiteFacts) => boolean;
  /** The kinds of page that it stands highlighted on (spec visitor §2); those of its own screen when left out. */
  kinds?: readonly PageKind[];
  /** Leads to the visitor's own cinema or city once one is chosen. */
  followsLocator?: true;
  /** Under the thumb on a phone. */
  bar?: true;
  /** In the menu, but not on every screen. */
  menu?: 'phone' | 'untilDesktop';
  /** For whoever has a pass: the browser learns that after the page, which everyone is sent. */
  forOwners?: true;
  /** The narrowest header that it stands in; when left out it serves what is already bought, or who runs a business, and the menu holds it. */
  from?: 'tablet' | 'desktop' | 'wide';
};

const offers = {
  word: 'offers',
  icon: 'ticket',
  to: 'offers',
  flag: 'offersMenu',
  kinds: ['Offer'],
} as const;
const experiences = {
  to: 'experiences',
  icon: 'seat',
  kinds: ['Experience', 'ExperienceArticle'],
  from: 'desktop',
} as const;

/** The main menu, in order. An entry is added with the screen it leads to. */
const entries: readonly HeaderEntry[] = [
  { word: 'films', icon: 'film', to: 'shows', kinds: ['Shows', 'Movie', 'Entertainment'], bar: true, from: 'tablet' },
  {
    word: 'cinemas',
    icon: 'screen',
    to: 'cinemas',
    kinds: ['CinemasList', 'Cinema', 'CinemaLight', 'City', 'CityLight'],
    followsLocator: true,
    bar: true,
    from: 'tablet',
  },
  { word: 'guide', icon: 'clock', to: 'guide', kinds: [] },
  { word: 'club', icon: 'card', to: 'subscription', isOn: ({ menu }) => menu?.club === true, from: 'desktop' },
  { ...offers, isOn: ({ menu }) => menu?.offersOnPhones === true, menu: 'untilDesktop' },
  { ...offers, isOn: ({ menu }) => !menu?.offersOnPhones, from: 'desktop' },
  { ...experiences, word: 'experiences', isOn: ({ menu }) => !menu?.moreFrom },
  { ...experiences, word: 'moreFrom', isOn: ({ menu }) => menu?.moreFrom === true },
  { word: 'wallet', icon: 'card', to: { ticketing: 'wallet' }, flag: 'wallet', menu: 'phone' },
  { word: 'pass', icon: 'ticket', to: 'subscription', isOn: ({ menu }) => !menu?.club, forOwners: true, from: 'wide' },
  {
    word: 'help',
    icon: 'info',
    to: 'help',
    kinds: ['FaqCategory', 'FaqArticleById', 'FaqArticleBySlug'],
  },
  { word: 'business', icon: 'external', to: { host: 'business' }, flag: 'businessLink' },
  { word: 'homeVideo', icon: 'play', to: { host: 'video' }, flag: 'homeVideoLink' },
];

/** Those that a site has, given the settings that are on. */
export const listEntries = (
  site: SiteFacts,
  features: Readonly<Partial<Record<FeatureFlag, boolean>>>,
): HeaderEntry[] =>
  entries.filter(({ to, flag, isOn }) => {
    const screenFlag = typeof to === 'string' ? screenFactsOf(to).flag : undefined;
    return (isOn?.(site) ?? true) && [flag, screenFlag].every((one) => !one || features[one]);
  });

/** The folders of `app/[locale]` that hold these kinds of page. */
export const listFolders = (kinds: readonly PageKind[]): string[] =>
  screens.filter((screen) => kinds.includes(screenFactsOf(screen).kind)).map(screenFolder);

export const screenFolder = (screen: Screen): string => routeOf(screen).page.split('/')[1]!;

const rangeBelow = { tablet: undefined, desktop: 'untilDesktop', wide: 'untilWide' } as const;

/** On which screens the menu holds an entry, since neither the header nor the bar of a phone has room for it. */
export const menuRange = ({ menu, from }: HeaderEntry): 'phone' | 'untilDesktop' | 'untilWide' | 'always' | undefined =>
  menu ?? (from ? rangeBelow[from] : 'always');

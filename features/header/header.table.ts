import type { IconName } from '@/components/icon/icon.names';
import { type PageKind, routeOf, type Screen, screens } from '@/lib/routing/routes';
import type messages from '@/messages/en.json';

type Entry = {
  screen: Screen;
  word: keyof (typeof messages)['header']['entry'];
  icon: IconName;
  /** The kinds of page that it stands highlighted on (spec visitor §2). */
  kinds: readonly PageKind[];
  /** Leads to the visitor's own cinema or city once one is chosen. */
  followsLocator?: true;
  /** Only where there is room for all: the header from 1080 px. */
  wide?: true;
};

/** The main menu, in order. An entry is added with the screen it leads to. */
export const entries: readonly Entry[] = [
  { screen: 'shows', word: 'films', icon: 'film', kinds: ['Shows', 'Movie', 'Entertainment'] },
  {
    screen: 'cinemas',
    word: 'cinemas',
    icon: 'screen',
    kinds: ['CinemasList', 'Cinema', 'CinemaLight', 'City', 'CityLight'],
    followsLocator: true,
  },
  {
    screen: 'experiences',
    word: 'experiences',
    icon: 'seat',
    kinds: ['Experience', 'ExperienceArticle'],
    wide: true,
  },
  {
    screen: 'help',
    word: 'help',
    icon: 'info',
    kinds: ['FaqCategory', 'FaqArticleById', 'FaqArticleBySlug'],
    wide: true,
  },
];

/** The folders of `app/[locale]` that hold these kinds of page. */
export const foldersOf = (kinds: readonly PageKind[]): string[] =>
  screens.filter((screen) => kinds.includes(routeOf(screen).kind)).map((screen) => routeOf(screen).page.split('/')[1]!);

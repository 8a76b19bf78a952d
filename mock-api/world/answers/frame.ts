import type { WireTemporaryOffer } from '@/lib/api/contract/editorial';
import type { WireAlert, WireFooter, WireFooterFaq, WirePush } from '@/lib/api/contract/site';
import { type Language, type SiteId, siteFacts } from '@/lib/sites/sites';
import { ranksOf } from '../orders';
import { picture, wideOf } from '../pictures';
import { alerts as alertTexts, columns, deals, faq, links, pushes } from '../texts/frame';
import { tariffs } from '../texts/money';
import type { World } from '../world';
import { featured } from './featured';
import { linksOf } from './links';

const plain = (title: string, url: string, newTab = false) => ({ title, url, newTab, cookie: false });

/** `/api/footer`. */
export function footer(world: World, language: Language): WireFooter {
  const to = linksOf(world.site, language);
  const ranks = ranksOf(world);
  const { domain } = siteFacts(world.site);
  return {
    columns: [
      {
        title: columns.house[language],
        links: [
          plain(links.films[language], to.films),
          plain(links.cinemas[language], to.cinemas),
          plain(links.cards[language], to.ticketing('cards')),
          plain(links.gift[language], to.ticketing('gift-card')),
          plain(links.business[language], `https://pro.${domain}`, true),
        ],
      },
      {
        title: columns.help[language],
        links: [
          plain(links.centre[language], to.help('')),
          plain(links.terms[language], to.help('terms')),
          ...(world.site === 'fr' ? [plain(links.cancel[language], to.help('cancel'))] : []),
          { title: links.cookies[language], url: null, newTab: false, cookie: true },
        ],
      },
    ],
    socialNetworks: [
      { label: 'Instagram', url: `https://instagram.example/candela.${world.site}` },
      { label: 'TikTok', url: `https://tiktok.example/@candela.${world.site}` },
    ],
    shows: world.titles
      .filter((title) => title.run && title.release !== null && title.release <= world.day)
      .sort((a, b) => (ranks.get(a)?.home ?? 0) - (ranks.get(b)?.home ?? 0))
      .slice(0, 5)
      .map(({ slug, film }) => ({ slug, title: film.title })),
  };
}

/** `/api/footer/faq`: the last two lack a title or an answer and are meant to be dropped. */
export const footerFaq = (language: Language): WireFooterFaq[] => [
  ...faq.map(({ type, slug, title, text }) => ({ type, slug, title: title[language], description: text[language] })),
  { type: 'tickets', slug: 'brouillon', title: null, description: '<p>&hellip;</p>' },
  { type: 'tickets', slug: 'sans-reponse', title: faq[0].title[language], description: '' },
];

type AlertText = { title: Readonly<Record<Language, string>>; text: Readonly<Record<Language, string>> };

/** Which house, or every one, hears which alert. */
const announced: Readonly<
  Record<SiteId, readonly { key: keyof typeof alertTexts; city?: string; closable: boolean }[]>
> = {
  fr: [
    { key: 'strike', city: 'lille', closable: true },
    { key: 'lift', city: 'nice', closable: false },
  ],
  ch: [{ key: 'lift', city: 'basel', closable: false }],
  be: [{ key: 'pay', closable: true }],
  tn: [],
  sn: [],
  nl: [
    { key: 'strike', city: 'utrecht', closable: true },
    { key: 'pay', closable: true },
  ],
  ci: [],
  ma: [{ key: 'lift', city: 'rabat', closable: false }],
};

/** `/api/alerts`. */
export const alerts = (world: World, language: Language): WireAlert[] =>
  announced[world.site].map(({ key, city, closable }) => {
    const { title, text }: AlertText = alertTexts[key];
    const warning = key !== 'pay';
    return {
      messageContent: text[language],
      title: title[language],
      subtitle: null,
      level: warning ? 'WARNING' : 'INFO',
      isWarning: warning,
      cinemas: city
        ? world.cinemas.filter((cinema) => cinema.city === city && !cinema.closed).map(({ slug }) => slug)
        : [],
      allCinemas: city === undefined,
      autoCloseId: closable ? `${key}-1` : null,
      closable,
      ctaLabel: key === 'strike' ? alertTexts.strike.cta[language] : null,
      ctaUrl: key === 'strike' ? linksOf(world.site, language).help('exchange') : null,
    };
  });

/** `/api/permanent-autopromo`: one push a place. */
export function permanentAutopromo(world: World, language: Language): WirePush[] {
  const slug = featured(world).shows[0];
  const hero = world.titles.find((title) => title.slug === slug);
  const none = { show: null, showTitle: null, showRef: null, ctaBlank: false } as const;
  const to = linksOf(world.site, language);
  return [
    ...(hero
      ? [
          {
            id: 1,
            pushType: 'home' as const,
            title: hero.film.title,
            subtitle: pushes.hero[language],
            image: wideOf('backdrops', hero.film.id),
            show: hero.slug,
            showTitle: hero.film.title,
            showRef: hero.ref,
            ctaLabel: pushes.see[language],
            ctaUrl: to.films,
            ctaType: 'yellow-button' as const,
            ctaBlank: false,
          },
        ]
      : []),
    {
      ...none,
      id: 2,
      pushType: 'header',
      title: pushes.header[language],
      subtitle: '',
      image: null,
      ctaLabel: pushes.see[language],
      ctaUrl: to.films,
      ctaType: 'black-button',
    },
    {
      ...none,
      id: 3,
      pushType: 'permanent',
      title: pushes.app[language],
      subtitle: pushes.appText[language],
      image: wideOf('stills', 's8-phone-ticket'),
      ctaLabel: pushes.get[language],
      ctaUrl: `https://apps.example/candela-${world.site}`,
      ctaType: 'none',
      ctaBlank: true,
    },
  ];
}

/** `/api/offers/temporary`. */
export const temporaryOffers = (site: SiteId, language: Language): WireTemporaryOffer[] =>
  deals.map(({ title, text, cta, factor: [now, before], picture: still }, index) => {
    const rounded = (factor: number) => Math.round((tariffs[site].student * factor * 0.75) / 50) * 50;
    return {
      title: title[language],
      subtitle: text[language],
      price: rounded(now),
      initialPrice: before === null ? null : rounded(before),
      // Not in the order they are sent.
      ordering: [2, 1, 3][index] ?? index,
      picture: picture('stills', still, 1280),
      ctaLabel: cta[language],
      ctaUrl: linksOf(site, language).films,
      ctaType: index === 0 ? 'yellow-button' : 'black-button',
      ctaBlank: false,
    };
  });

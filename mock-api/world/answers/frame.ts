import type { WireAlert, WireFooter, WireFooterFaq, WirePush } from '@/lib/api/contract/site';
import type { Language } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import { same, type Words } from '../../words';
import { countries } from '../data/countries';
import { deskOf, say } from '../editorial/desk';
import { answerRows } from '../editorial/help/table';
import { slugIn } from '../editorial/item';
import { ranksOf } from '../orders';
import { wideOf } from '../pictures';
import { alerts as alertTexts, columns, faq, links, pushes } from '../texts/frame';
import type { Title } from '../titles';
import type { World } from '../world';
import { featured } from './featured';
import { linksOf } from './links';
import { ecards } from './offers';
import { settings } from './settings';

const plain = (title: string, url: string, newTab = false) => ({ title, url, newTab, cookie: false });

/** `/api/footer`. */
export function footer(world: World, language: Language): WireFooter {
  const desk = deskOf(world, language);
  const to = (place: string) => say(desk, same(`{${place}}`));
  const ranks = ranksOf(world);
  const { domain } = siteFacts(world.site);
  const { features } = settings(world.site);
  const helped = answerRows.some((row) => row.in[world.site]);
  const link = (key: keyof typeof links, place: string, isThere = true) =>
    isThere ? [plain(links[key][desk.language], to(place))] : [];
  return {
    columns: [
      {
        title: columns.house[language],
        links: [
          ...link('films', 'to:shows'),
          ...link('cinemas', 'to:cinemas'),
          ...link('experiences', 'to:experiences'),
          ...link('offers', 'to:offers'),
          ...link('news', 'to:news'),
          ...link('cards', 'to:cards', ecards(world.site, language).length > 0),
          ...link('gift', 'to:giftCard', features.giftCard),
          ...link('hall', 'info:une-salle-pour-vous'),
          ...(features.businessLink ? [plain(links.business[language], `https://pro.${domain}`, true)] : []),
        ],
      },
      {
        title: columns.help[language],
        links: [
          ...link('centre', 'to:help', helped),
          ...link('voucher', 'to:voucher', features.voucherCheckerEnabled),
          ...link('calm', 'info:seances-calmes'),
          ...link('access', 'info:accessibilite', world.site === 'fr'),
          ...link('terms', world.site === 'fr' ? 'to:terms' : 'info:cvd'),
          ...link('privacy', 'info:confidentialite'),
          ...link('notice', 'info:mentions-legales'),
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
export function footerFaq(world: World, language: Language): WireFooterFaq[] {
  const desk = deskOf(world, language);
  const questions = faq.map(({ topic, id, title, text }) => {
    const row = answerRows.find((each) => each.id === id);
    return {
      type: say(desk, topic),
      slug: row ? slugIn(row, desk.language) : '',
      title: say(desk, title),
      description: text[language],
    };
  });
  return [
    ...questions,
    { type: say(desk, faq[0].topic), slug: 'brouillon', title: null, description: '<p>&hellip;</p>' },
    { type: say(desk, faq[0].topic), slug: 'sans-reponse', title: faq[0].title[language], description: '' },
  ];
}

type AlertText = { title: Words; text: Words };

/** `/api/alerts`. */
export const alerts = (world: World, language: Language): WireAlert[] =>
  countries[world.site].alerts.map(({ key, city, closable }) => {
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
      ctaUrl: key === 'strike' ? say(deskOf(world, language), same('{answer:echanger-ma-place}')) : null,
    };
  });

/** A film that no other part of the home page opens with. */
const mostAwaited = (world: World) => {
  const ranks = ranksOf(world);
  const place = (title: Title) => ranks.get(title)?.awaited ?? 999;
  return world.titles
    .filter(({ run, release, unlisted }) => run && !unlisted && release !== null && release > world.day)
    .toSorted((a, b) => place(a) - place(b))[0];
};

/** `/api/permanent-autopromo`: one push a place. What a site does not push, it pushes in vain: the film is its hero, the button is off. */
export function permanentAutopromo(world: World, language: Language): WirePush[] {
  const { home, app } = countries[world.site].pushes;
  const [opening] = featured(world).shows;
  const hero = home ? mostAwaited(world) : world.titles.find(({ slug }) => slug === opening);
  const none = { show: null, showTitle: null, showRef: null, ctaBlank: false } as const;
  const to = linksOf(world.site, language);
  return [
    ...(hero
      ? [
          {
            id: 1,
            pushType: 'home' as const,
            title: hero.film.title,
            subtitle: pushes[home ? 'next' : 'hero'][language],
            image: wideOf('backdrops', hero.film.id),
            show: hero.slug,
            showTitle: hero.film.title,
            showRef: hero.ref,
            ctaLabel: null,
            ctaUrl: null,
            ctaType: 'none' as const,
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
      ctaType: app ? 'yellow-button' : 'none',
      ctaBlank: true,
    },
  ];
}

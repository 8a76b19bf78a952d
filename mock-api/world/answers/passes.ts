import type { WireShowSlugs } from '@/lib/api/contract/events';
import type { WirePass, WireSubscription } from '@/lib/api/contract/offers';
import type { Language } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import { inEach, t, type Words } from '../../words';
import { openCinemas } from '../cinemas';
import { amountOf, deskOf, say, write } from '../editorial/desk';
import { type PlanRow, passes, passTexts, perks, plans } from '../editorial/passes/table';
import { ranksOf } from '../orders';
import { picture } from '../pictures';
import { addDays } from '../time';
import type { World } from '../world';

const named = (text: Words, name: Words): Words =>
  inEach((language) => text[language].replace('{name}', name[language]));

const monthly = t('Par mois', 'A month', 'Pro Monat', 'Per maand');

/** `/api/cinepass`. */
export function cinepass(world: World, language: Language): WirePass[] {
  const sold = passes[world.site];
  if (!sold) return [];
  const desk = deskOf(world, language);
  return plans.slice(0, sold.plans).map(({ id, title, price, picture: shot }) => ({
    id,
    label: say(desk, named(title, sold.name)),
    price: amountOf(desk, price),
    image: { lg: picture(...shot, 1280), md: picture(...shot, 640) },
    legend: { label: monthly[language] },
  }));
}

/** `/api/cinepass/current-shows`: the ordinary films of the week. */
export function cinepassShows(world: World): WireShowSlugs {
  if (!passes[world.site]) return { shows: [] };
  const ranks = ranksOf(world);
  return {
    shows: world.titles
      .filter(({ run, unlisted, release }) => run && !unlisted && release !== null && release <= world.day)
      .sort((a, b) => (ranks.get(a)?.home ?? 0) - (ranks.get(b)?.home ?? 0))
      .map(({ slug }) => slug),
  };
}

/** The call of the content service; empty where no pass is sold. */
export function subscriptionOffers(world: World, language: Language): WireSubscription {
  const sold = passes[world.site];
  if (!sold) return { maintenance: false, promotion: null, partnerCinemas: [], currentShows: [], offers: [] };
  const desk = deskOf(world, language);
  const { promotion, choose } = passTexts;
  const offerOf = ({ id, title, text, price, before, picture: shot, options }: PlanRow) => ({
    id,
    title: say(desk, named(title, sold.name)),
    description: write(desk, text),
    price: amountOf(desk, price),
    priceUnit: 'month' as const,
    initialPrice: before && amountOf(desk, before),
    image: picture(...shot, 2560),
    perks: perks.map((perk) => ({ title: say(desk, perk.title), description: say(desk, perk.text), icon: perk.icon })),
    options: options.map((option) => ({
      id: option.id,
      label: say(desk, option.label),
      price: amountOf(desk, option.price),
      maxQuantity: option.most,
    })),
    cta: {
      ctaLabel: say(desk, named(choose, named(title, sold.name))),
      ctaUrl: `https://ticketing.${siteFacts(world.site).domain}/${desk.language}/pass/${id}`,
      ctaType: 'yellow-button' as const,
      ctaBlank: false,
    },
  });
  return {
    maintenance: sold.maintenance === true,
    promotion: sold.promotion
      ? {
          title: say(desk, promotion.title),
          text: say(desk, promotion.text),
          endDate: addDays(world.day, promotion.days),
        }
      : null,
    partnerCinemas: openCinemas(world.site).map(({ slug }) => slug),
    currentShows: cinepassShows(world).shows.slice(0, 12),
    offers: plans.slice(0, sold.plans).map(offerOf),
  };
}

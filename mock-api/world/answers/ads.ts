import type { WireVideo } from '@/lib/api/contract/experiences';
import type { WireNativeAd } from '@/lib/api/contract/offers';
import type { Language } from '@/lib/sites/languages';
import { same, t } from '../../words';
import { ads } from '../editorial/ads';
import { deskOf, say } from '../editorial/desk';
import { ranksOf } from '../orders';
import { picture } from '../pictures';
import { dice } from '../seed';
import type { World } from '../world';

/** `/api/native-ad`; null when none is booked. */
export function nativeAd(world: World, language: Language): WireNativeAd {
  const ad = ads[world.site];
  if (!ad) return null;
  const desk = deskOf(world, language);
  return {
    title: say(desk, ad.title),
    image: ad.picture && picture(...ad.picture, 1280),
    url: say(desk, same(ad.to)),
    label: say(desk, ad.label),
  };
}

const letters = [...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_'];
const trailer = t('bande-annonce', 'trailer', 'Trailer', 'trailer');
const videos = 5;

/** `/api/youtube/latest`: videos that the platform does not have; the last lacks its picture. */
export const youtubeLatest = (world: World, language: Language): WireVideo[] =>
  world.titles
    .filter(({ run, unlisted, week }) => run && !unlisted && week !== null && week >= 0)
    .sort((a, b) => (ranksOf(world).get(a)?.upcoming ?? 0) - (ranksOf(world).get(b)?.upcoming ?? 0))
    .slice(0, videos)
    .map(({ film }, index) => {
      const random = dice('channel', film.id);
      return {
        externalId: Array.from({ length: 11 }, () => random.pick(letters)).join(''),
        title: `${film.title}, ${trailer[language]}`,
        snapshot: index === videos - 1 ? null : picture('backdrops', film.id, 1280),
      };
    });

import type { useTranslations } from 'next-intl';
import type { IconName } from '@/components/ui/icon/icon.names';
import type { ContentRating } from '@/lib/domain/show';
import type { RatingSystem } from '@/lib/sites/sites';
import { findPictogram } from './pictogram';

/** What a country's authority says of a film, in words: made where the words are, so that a list of films needs neither table nor sentence of them. */
export type RatingWords = {
  look: 'pending' | 'open' | 'legal' | 'disc' | 'ages';
  /** A sentence, or what stands in the disc or the box. */
  text: string;
  /** With the whole rating, and where there is no sentence. */
  warning?: string | null;
  /** Beside the disc. */
  signs?: readonly { icon?: IconName; text: string }[];
  /** Said of disc and signs together. */
  name?: string;
  /** With the whole rating. */
  note?: string;
};

type Translate = ReturnType<typeof useTranslations<'rating'>>;

/** The words that the law of the country asks for (conventions, "Age ratings"). */
export const buildRatingWords = (system: RatingSystem, rating: ContentRating | null, t: Translate): RatingWords =>
  rating ? builders[system](rating, t) : { look: 'pending', text: t('notRated') };

/** Whether anything is drawn of them: that everybody may see a film warns of nothing. */
export const saysSomething = ({ look, text, warning }: RatingWords): boolean =>
  look !== 'legal' || Boolean(text || warning);

const builders: Record<RatingSystem, (rating: ContentRating, t: Translate) => RatingWords> = {
  csa: ({ forAll, sentence, warning }) => ({ look: 'legal', text: forAll ? '' : sentence, warning }),
  /** That everybody may see it warns of nothing. */
  plain: ({ forAll, sentence, label }) => ({ look: forAll ? 'open' : 'legal', text: sentence || label }),
  /** The legal age, then the suggested one in brackets; that cantons differ is said once a page, not on every card. */
  swiss: ({ ref }, t) => ({ look: 'ages', text: ref, note: t('cantonal') }),
  cinecheck: ({ ref, forAll, pictograms }, t) => {
    const signs = pictograms.map(({ ref, description }) => {
      const icon = findPictogram(ref);
      return icon ? { icon, text: t(`pictogram.${icon}`) } : { text: description };
    });
    const age = forAll ? t('everyone') : t('fromAge', { age: ref });
    const said = [age, ...signs.map(({ text }) => text)].join(', ');
    return { look: 'disc', text: forAll ? 'AL' : ref, signs, name: t('kijkwijzer', { rating: said }) };
  },
};

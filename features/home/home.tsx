import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AskEarly } from '@/components/page/ask-early/ask-early';
import { InTurn } from '@/components/page/in-turn/in-turn';
import { GoLink } from '@/components/page/link/go-link';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { Unheard } from '@/components/views/unheard/unheard';
import type { Ecard } from '@/lib/domain/cinema';
import type { Experience, NewsSummary, TemporaryOffer } from '@/lib/domain/editorial';
import type { Listed } from '@/lib/domain/listing';
import type { Show, VodShow } from '@/lib/domain/show';
import { useLanguage } from '@/lib/i18n/use-language';
import { anyPlace } from '@/lib/visitor/place/here-url';
import { startsUrl } from '@/lib/visitor/place/starts-url';
import { arrangeHome } from './parts/arrange.logic';
import { Experiences } from './parts/experiences';
import { Hero } from './parts/hero';
import styles from './parts/home.module.scss';
import { News } from './parts/news';
import { Offers } from './parts/offers';
import { Presales } from './parts/presales';
import { ShowRail } from './parts/show-rail';
import { Vod } from './parts/vod';

type Props = {
  listed: readonly Listed[];
  /** Whether it is known what plays; the rest of the page is worth having. */
  isHeard: boolean;
  /** The film the page opens with; null when none is featured. */
  hero: Show | null;
  /** What can be booked next around the visitor, this film first. */
  showings: ReactNode;
  news: readonly NewsSummary[];
  experiences: readonly Experience[];
  offers: readonly TemporaryOffer[];
  ecards: readonly Ecard[];
  /** To watch at home; empty where the site has none. */
  vod: readonly VodShow[];
  /** What the editors push between the rails. */
  promos?: ReactNode;
};

/** The home page: one film, then what is on, in the API's orders. */
export function HomeScreen({ listed, isHeard, hero, showings, news, experiences, offers, ecards, vod, promos }: Props) {
  const t = useTranslations('home');
  const guide = useTranslations('guide');
  const lists = arrangeHome(listed, hero?.slug);
  return (
    <>
      <AskEarly ask={startsUrl(useLanguage(), anyPlace)} />
      {hero ? (
        <>
          {/* What the page is about; the film it opens with is only the first of it. */}
          <h1 className={styles.heard}>{t('title')}</h1>
          <Hero show={hero} showings={showings} />
        </>
      ) : (
        <Wrap>
          <h1 className={styles.plain}>{t('title')}</h1>
        </Wrap>
      )}
      {!isHeard && (
        <Section>
          <Unheard />
        </Section>
      )}
      {!hero && (
        <Wrap>
          <GoLink to="guide">{guide('title')}</GoLink>
        </Wrap>
      )}
      <InTurn />
      <ShowRail name="book" shows={lists.book} />
      <Presales shows={lists.presales} />
      <Wrap later>
        <div className={styles.split}>
          <ShowRail name="kids" shows={lists.kids} half />
          <ShowRail name="special" shows={lists.special} half />
        </div>
      </Wrap>
      {promos}
      <ShowRail name="upcoming" shows={lists.upcoming} later />
      <Vod shows={vod} />
      <News news={news} />
      <Experiences experiences={experiences} />
      <Offers offers={offers} ecards={ecards} />
    </>
  );
}

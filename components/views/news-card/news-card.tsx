import { useLocale } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import type { NewsSummary } from '@/lib/domain/editorial';
import { formatDate } from '@/lib/i18n/date';
import styles from './news-card.module.scss';

type Props = {
  news: NewsSummary;
  /** The first of a list: larger, picture beside the words. */
  lead?: boolean;
  /** How many stand side by side on a tablet. */
  across?: 2 | 3;
  as?: 'h2' | 'h3';
  to?: 'newsItem' | 'special';
};

/** One news item in a list: the whole card is its link. On a phone the picture is a thumbnail at the right. */
export function NewsCard({ news, lead = false, across = 3, as: Heading = 'h2', to = 'newsItem' }: Props) {
  const locale = useLocale();
  const facts = [news.topic, news.publishedOn && formatDate(news.publishedOn, locale, 'dayMonth')].filter(Boolean);
  return (
    <article className={styles.card} data-lead={lead || undefined}>
      <div className={styles.picture}>
        <Picture
          src={news.image?.lg ?? news.thumbnail}
          alt=""
          ratio="fill"
          {...(lead ? leadShot : shots[across])}
          first={lead}
        />
      </div>
      {facts.length > 0 && <p className={styles.facts}>{facts.join('\u00a0· ')}</p>}
      <Heading className={styles.title}>
        <Link to={to} params={{ slug: news.slug }}>
          {news.title}
        </Link>
      </Heading>
      {news.teaser && <p className={styles.teaser}>{news.teaser}</p>}
    </article>
  );
}

const leadShot = coverOf('scene', { desktop: ['54vw', 16 / 9], phone: ['92vw', 16 / 9] });
const shotAcross = (tablet: string) =>
  coverOf('scene', { desktop: ['30vw', 16 / 9], tablet: [tablet, 16 / 9], phone: ['104px', 4 / 3] });
const shots = { 2: shotAcross('45vw'), 3: shotAcross('30vw') };

import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Link } from '@/components/page/link/link';
import { Section } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { NewsSummary } from '@/lib/domain/editorial';
import styles from './news.module.scss';

const leadShot = coverOf('scene', { desktop: ['54vw', 16 / 9], phone: ['92vw', 16 / 9] });
const shot = coverOf('scene', { desktop: ['160px', 3 / 2], phone: ['104px', 3 / 2] });

/** The first four news: one large, three beside it (spec catalogue §9). */
export function News({ news }: { news: readonly NewsSummary[] }) {
  const t = useTranslations('home');
  const [lead, ...rest] = news.slice(0, 4);
  if (!lead) return null;
  return (
    <Section labelledBy="news-title" later>
      <SectionHead id="news-title" title={t('news')} more={<GoLink to="news">{t('allNews')}</GoLink>} />
      <div className={styles.news}>
        <article className={styles.lead}>
          <Picture src={lead.image?.lg ?? lead.thumbnail} alt="" ratio="wide" {...leadShot} />
          <h3 className={styles.title}>
            <Link to="newsItem" params={{ slug: lead.slug }}>
              {lead.title}
            </Link>
          </h3>
          {lead.teaser && <p className={styles.teaser}>{lead.teaser}</p>}
        </article>
        <ul>
          {rest.map((item) => (
            <li key={item.slug} className={styles.row}>
              <div>
                {item.topic && <p className={styles.topic}>{item.topic}</p>}
                <h3 className={styles.rowTitle}>
                  <Link to="newsItem" params={{ slug: item.slug }}>
                    {item.title}
                  </Link>
                </h3>
              </div>
              <Picture src={item.thumbnail ?? item.image?.md ?? null} alt="" ratio="photo" {...shot} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

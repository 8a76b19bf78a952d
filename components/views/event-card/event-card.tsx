import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import type { EventSummary } from '@/lib/domain/event';
import { useMoney } from '@/lib/i18n/use-money';
import { pickEventScreen } from '@/lib/routing/event-screen';
import styles from './event-card.module.scss';

type Props = {
  event: EventSummary;
  first?: boolean;
  /** On a phone a row with a small picture, where it is not what the page is about. */
  beside?: boolean;
};

/** An event in a list: the whole card is its link. */
export function EventCard({ event, first = false, beside = false }: Props) {
  const { slug, kind, title, subtitle, backdrop, poster, amount, prices } = event;
  const t = useTranslations('events');
  const money = useMoney();
  const screen = pickEventScreen(useLocale(), kind);
  return (
    <article className={styles.card} data-beside={beside || undefined}>
      <Picture
        src={backdrop?.md ?? poster?.lg ?? null}
        alt=""
        ratio="wide"
        {...(beside ? besideShot : shot)}
        first={first}
      />
      <div className={styles.words}>
        {subtitle && <p className={styles.facts}>{subtitle}</p>}
        <h3 className={styles.title}>
          <Link to={screen} params={{ slug }}>
            {title}
          </Link>
        </h3>
        {amount !== null && (
          <p className={styles.facts}>
            {t(prices.length > 1 ? 'priceFrom' : 'price', { price: money(amount, 'short') })}
          </p>
        )}
      </div>
    </article>
  );
}

const shotOf = (phone: string) =>
  coverOf('scene', { desktop: ['30vw', 16 / 9], tablet: ['46vw', 16 / 9], phone: [phone, 16 / 9] });
const shot = shotOf('92vw');
const besideShot = shotOf('112px');

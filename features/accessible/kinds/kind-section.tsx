import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { Day } from '@/lib/domain/day';
import { filteredPath } from '@/lib/routing/filters';
import { withoutBrand } from '@/lib/sites/brand';
import type { AccessPlace } from '../place/place';
import { DayShowings } from './day-showings';
import { kindIcons } from './kind-icons';
import styles from './kind-section.module.scss';
import type { Told } from './told';
import { useDayName } from './use-day-name';

interface Props extends Told {
  today: Day;
  /** The last day that was looked at. */
  until: string;
  guide: string;
  cinemas: AccessPlace['cinemas'];
  /** Whether some cinemas have not answered yet, so that none is no answer. */
  isLoading: boolean;
  /** Whether all have, as far as they will. */
  isWhole: boolean;
}

/** One kind: what it is, what to ask for, and when; or honestly that there is none, and where else. */
export function KindSection({ offer, days, later, today, until, guide, cinemas, isLoading, isWhole }: Props) {
  const { kind, tag, text, houses } = offer;
  const t = useTranslations('accessible');
  const nameOf = useDayName(today);
  const name = t(`kind.${kind}.name`);
  const first = days[0]?.day;
  const rankOf = ({ href }: { href: string }) => (cinemas.some((cinema) => cinema.href === href) ? 0 : 1);
  const go = (label: string, filters: Parameters<typeof filteredPath>[1]) => (
    <IntentLink href={filteredPath(guide, filters)} className={textLinkClass('go')}>
      <span>
        {label}
        <VisuallyHidden>, {name}</VisuallyHidden>
      </span>
      <Icon name="go" />
    </IntentLink>
  );
  return (
    <section className={styles.kind} id={kind} aria-labelledby={`${kind}-name`}>
      <div className={styles.words}>
        <h2 className={styles.name} id={`${kind}-name`}>
          <Icon name={kindIcons[kind]} />
          {name}
        </h2>
        <p>{t(`kind.${kind}.text`)}</p>
        {text && <p className={styles.need}>{text}</p>}
      </div>
      <div className={styles.days}>
        {days.map((each, index) => (
          <DayShowings key={each.day} {...each} {...{ today, cinemas }} isOpen={index === 0} />
        ))}
        {days.length === 0 && (isLoading || isWhole) && (
          <p className={styles.none}>{isLoading ? t('loading') : t('none', { day: until })}</p>
        )}
        {days.length === 0 && !isLoading && !later && houses.length > 0 && (
          <div className={styles.houses}>
            <p>{t('houses')}</p>
            <ul>
              {houses
                .toSorted((a, b) => rankOf(a) - rankOf(b))
                .map((house) => (
                  <li key={house.href}>
                    <IntentLink href={house.href} className={textLinkClass('plain')}>
                      {house.name}
                    </IntentLink>
                  </li>
                ))}
            </ul>
          </div>
        )}
        <div className={styles.on}>
          {later &&
            go(t('later', { day: nameOf(later.day), cinema: withoutBrand(cinemas[later.at]?.name ?? '') }), {
              date: [later.day],
              tags: [tag],
            })}
          {first && go(t('all'), { ...(first !== today && { date: [first] }), tags: [tag] })}
        </div>
      </div>
    </section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { useNow } from '@/lib/visitor/device/use-now';
import { openLocator } from '@/lib/visitor/place/locator.store';
import { useWantedPlace } from '../board/use-wanted-place';
import styles from './own-venue.module.scss';
import { OwnVenueFrame, type OwnVenueProps } from './own-venue-frame';
import { pickLeft, type Upcoming, type UpcomingVenue } from './upcoming.logic';
import { UpcomingChips } from './upcoming-chips';
import { upcomingUrl } from './upcoming-url';
import { useUpcoming } from './use-upcoming';

const shot = coverOf('front', { desktop: ['39vw', '20rem'], tablet: ['92vw', 21 / 9], phone: ['112px', 16 / 9] });

/** Two rows of three. */
const most = 6;

export function OwnVenue(props: OwnVenueProps) {
  const { tag, title, heading } = props;
  const t = useTranslations('ownVenue');
  const locale = useLocale();
  const now = useNow();
  const { place, isSought } = useWantedPlace();
  const of = { kind: 'experience', slug: tag } as const;
  const { latest, isAnswered, hasFailed } = useUpcoming(place === null ? null : upcomingUrl(locale, { place, of }));
  if (place === null && !isSought)
    return (
      <OwnVenueFrame {...props} name={t('choose')}>
        <p className={styles.note}>{t('chooseText', { format: title })}</p>
        <Button onClick={openLocator}>
          <Icon name="pin" />
          {t('chooseAct')}
        </Button>
      </OwnVenueFrame>
    );
  if (hasFailed)
    return (
      <OwnVenueFrame {...props}>
        <p className={styles.note}>{t('failed', { format: title })}</p>
      </OwnVenueFrame>
    );
  if (!latest || !now || !isAnswered) return <OwnVenueFrame {...props} />;
  const minute = Math.floor(now.getTime() / 60_000);
  const told = latest.venues.map((venue) => ({ ...venue, left: pickLeft(venue.showings, minute, most) }));
  const first = pickFirst(told);
  if (!first) return <OwnVenueFrame {...props} />;
  const { slug, name, href, picture, kilometres, left } = first;
  const others = told
    .filter((venue) => venue !== first && dayOf(venue) !== '' && dayOf(venue) === dayOf(first))
    .sort((a, b) => (a.left[0]?.closes ?? 0) - (b.left[0]?.closes ?? 0));
  return (
    <OwnVenueFrame
      {...props}
      picture={<Picture src={picture} alt="" ratio="fill" {...shot} />}
      kicker={kilometres ? t('nearest', { way: formatKilometres(kilometres, locale) }) : heading}
      name={<IntentLink href={href}>{name}</IntentLink>}
    >
      {left.length > 0 ? (
        <UpcomingChips showings={left} cinema={{ slug, name }} label={`${heading}, ${name}`} />
      ) : (
        <p className={styles.note}>{t('none', { format: title })}</p>
      )}
      {others.length > 0 && (
        <p className={styles.others}>
          {t('also')}
          {others.map((other) => (
            <IntentLink key={other.slug} href={other.href}>
              {other.name} <b>{other.left[0]?.face.time}</b>
            </IntentLink>
          ))}
        </p>
      )}
    </OwnVenueFrame>
  );
}

type Told = UpcomingVenue & { left: readonly Upcoming[] };

/** Empty where nothing is left. */
const dayOf = ({ left }: Told): string => left[0]?.time.slice(0, 10) ?? '';

/** The first of those that have something on the earliest day. */
function pickFirst(told: readonly Told[]): Told | undefined {
  const [earliest] = told.map(dayOf).filter(Boolean).sort();
  return told.find((venue) => dayOf(venue) === earliest) ?? told[0];
}

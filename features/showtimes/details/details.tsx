import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { Accordion } from '@/components/ui/accordion/accordion';
import { buttonClass } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog.island';
import { Icon } from '@/components/ui/icon/icon';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import { addDays, clockOf, type Day, endClockOf, isAfterMidnight } from '@/lib/domain/day';
import { highlightOf, slugsOf } from '@/lib/domain/marks';
import { accessOf, type Showing } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import { formatMoney } from '@/lib/i18n/money';
import { ticket, ticketsOf } from '@/lib/tracking/ticket';
import { capital, dayAlone } from '../days/day.logic';
import { useStatuses } from '../days/use-statuses';
import { nameOf, roomInWords, type Setting } from '../setting/showtime-name.logic';
import styles from './details.module.scss';

interface Props {
  showing: Showing;
  title: string;
  place: string;
  price: number | undefined;
  legal: ReactNode;
  day: Day;
  today: Day;
  setting: Setting;
  onClose: () => void;
}

/** All there is to say about one showing, its price and its booking link always in view. */
export function Details({ showing, title, place, legal, day, today, setting, onClose, ...booking }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const { tags = [], special, time } = showing;
  const highlight = highlightOf(tags, setting.marks);
  const date = isAfterMidnight(time, day)
    ? formatDay(addDays(day, 1), locale, 'long')
    : capital([...new Set([dayAlone(day, today, { t, locale }), formatDay(day, locale, 'long')])].join(', '));
  const heading = special?.title || highlight?.title;
  const text = special?.description || highlight?.text;
  const style = {
    '--tag-bg': highlight?.colours?.background,
    '--tag-fg': highlight?.colours?.text,
  } as CSSProperties;
  return (
    <Dialog
      id={setting.hasLegacyDetails ? 'showtimeDetails' : 'showtimeDetailsPanel'}
      open
      title={title}
      note={place}
      closeLabel={t('details.close')}
      onClose={onClose}
      foot={<Booking {...{ showing, day, setting, title, place }} {...booking} />}
    >
      <div className={styles.details}>
        <div>
          <p className={styles.when}>{date}</p>
          <p className={styles.time}>{clockOf(time)}</p>
        </div>
        {heading && (
          <div className={styles.special} style={style}>
            <p className={styles.heading}>{heading}</p>
            {special?.details && <p className={styles.line}>{special.details}</p>}
            {text && <p>{text}</p>}
          </div>
        )}
        {legal}
        <DetailFacts showing={showing} setting={setting} />
        <InThisRoom showing={showing} setting={setting} />
      </div>
    </Dialog>
  );
}

function DetailFacts({ showing, setting: { versions } }: { showing: Showing; setting: Setting }) {
  const t = useTranslations('showtimes');
  const { version, endTime, room, seats } = showing;
  const words = versions[version];
  const roomWords = room && capital(roomInWords(room, t));
  const access = accessOf(showing);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('details.version')}</dt>
        <dd>{[...new Set([words?.label ?? version.toUpperCase(), words?.description])].filter(Boolean).join(' · ')}</dd>
      </div>
      <div>
        <dt>{t('details.end')}</dt>
        <dd>{endClockOf(endTime)}</dd>
      </div>
      {roomWords && (
        <div>
          <dt>{t('details.room')}</dt>
          <dd>{seats ? t('details.roomSeats', { room: roomWords, seats }) : roomWords}</dd>
        </div>
      )}
      {access.length > 0 && (
        <div>
          <dt>{t('details.access')}</dt>
          {access.map((name) => (
            <dd key={name} className={styles.access}>
              <Icon name={accessIcons[name]} />
              {capital(t(`access.${name}`))}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** One line a format, seat or strand that says what it is; several may be open. */
function InThisRoom({ showing, setting: { marks, currency } }: { showing: Showing; setting: Setting }) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const kinds = ['format', 'seat', 'strand', 'note', 'access'] as const;
  const told = kinds.flatMap((kind) => slugsOf(kind, showing.tags ?? [], marks)).filter((slug) => marks[slug]?.text);
  if (!told.length) return null;
  const surcharge = showing.surcharge && formatMoney(showing.surcharge, currency, locale, 'short');
  const first = told.find((slug) => marks[slug]?.premium);
  return (
    <div>
      <h3 className={styles.inRoom}>{t('details.inRoom')}</h3>
      {told.map((slug, place) => (
        <Accordion
          key={slug}
          open={place === 0}
          summary={
            <span>
              {marks[slug]?.title}
              {surcharge && slug === first && (
                <small className={styles.small}>{t('details.perSeat', { amount: surcharge })}</small>
              )}
            </span>
          }
        >
          {marks[slug]?.text}
        </Accordion>
      ))}
    </div>
  );
}

type BookingProps = Pick<Props, 'showing' | 'title' | 'place' | 'day' | 'setting' | 'price'>;

function Booking({ showing, title, place, day, setting, price }: BookingProps) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const [status = 'available'] = useStatuses([showing], setting.timeZone);
  const time = clockOf(showing.time);
  return (
    <>
      {price !== undefined && (
        <p className={styles.price}>
          <b>{formatMoney(price, setting.currency, locale)}</b>
          <small>{t('details.before')}</small>
        </p>
      )}
      {status === 'available' && showing.url ? (
        <a
          className={buttonClass({ variant: 'primary', size: 'block' })}
          href={showing.url}
          rel="nofollow"
          {...ticket(showing.time, showing.version)}
          {...ticketsOf({ film: title, cinema: place })}
          aria-label={`${t('details.book', { time })}: ${nameOf(showing, status, day, setting, { t, locale })}`}
        >
          {t('details.book', { time })}
        </a>
      ) : (
        <p className={styles.sold}>{t(status === 'soldout' ? 'full' : 'closed')}</p>
      )}
    </>
  );
}

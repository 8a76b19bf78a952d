import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Highlight } from '@/components/ui/highlight/highlight';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import { Rating } from '@/components/views/rating/rating';
import { cinemaDay } from '@/lib/domain/day';
import { formatDate } from '@/lib/i18n/date';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { useNow } from '@/lib/visitor/device/use-now';
import { rememberSearch } from '../memory/history';
import styles from './hit.module.scss';
import { type DateInfo, type Found, type Hit, pickDates, pickDetail, pickPicture, resultTitle } from './search.logic';

type Props = Omit<ComponentProps<typeof IntentLink>, 'href' | 'className' | 'onClick' | 'children'> & {
  hit: Hit;
  /** What was typed, marked in the title. */
  text: string;
};

/** One result: what it is called, when and where it is, what the law says of it. */
export function HitLink({ hit: { path, result }, text, ...rest }: Props) {
  const t = useTranslations('search');
  const locale = useLocale();
  const detail = pickDetail(result);
  const far = result.kind === 'cinema' && result.near && formatKilometres(result.near.kilometres, locale);
  const kind = result.kind === 'show' ? (result.isMovie ? 'movie' : 'event') : result.kind;
  const keep = () =>
    rememberSearch({
      title: resultTitle(result),
      subtitle: [t(`kind.${kind}`), result.kind === 'cinema' && detail].filter(Boolean).join(', '),
      url: path,
    });
  return (
    <IntentLink {...rest} href={path} className={styles.hit} data-kind={result.kind} onClick={keep}>
      <HitPicture result={result} />
      <span className={styles.words}>
        <b className={styles.title} dir="auto">
          <Highlight title={resultTitle(result)} typed={text} />
        </b>
        {detail && <small className={styles.detail}>{[detail, far].filter(Boolean).join('\u00a0· ')}</small>}
        <Dates result={result} />
        {result.kind === 'show' && (
          // Filled by hand (`lib/visitor/place/paint-starts.ts`).
          <span className={styles.start} data-starts={result.slug}>
            {''}
          </span>
        )}
        {result.kind === 'show' && result.rating && <Rating rating={result.rating} />}
      </span>
    </IntentLink>
  );
}

function HitPicture({ result }: { result: Found }) {
  const src = pickPicture(result);
  if (result.kind !== 'show' && src === null) return null;
  const isPoster = result.kind === 'show';
  return (
    <span className={styles.picture}>
      <Picture
        src={src}
        alt=""
        sizes={isPoster ? '(min-width: 1080px) 104px, 56px' : 68}
        ratio={isPoster ? 'poster' : 'photo'}
      />
    </span>
  );
}

function Dates({ result }: { result: Found }) {
  const t = useTranslations('search.dates');
  const locale = useLocale();
  const now = useNow();
  const dates = now && pickDates(result, cinemaDay(now, siteFacts(locales[locale].site).timeZone));
  if (!dates) return null;
  return (
    <small className={styles.detail}>
      {t(
        dates.said,
        daysIn(dates, (day) => formatDate(day, locale, 'medium').replaceAll(' ', '\u00a0')),
      )}
    </small>
  );
}

const daysIn = (dates: DateInfo, said: (day: string) => string) =>
  dates.type === 'interval'
    ? { start: said(dates.start), end: said(dates.end), day: '' }
    : { day: said(dates.day), start: '', end: '' };

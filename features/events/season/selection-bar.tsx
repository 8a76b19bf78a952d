import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog.island';
import { Icon } from '@/components/ui/icon/icon';
import { clockOf } from '@/lib/domain/day';
import { byTime } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import { useMoney } from '@/lib/i18n/use-money';
import { ticketAttributes, ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { focusPage } from '@/lib/visitor/device/focus-page';
import { type Ticked, useSeason } from './season.store';
import styles from './selection-bar.module.scss';

type Props = {
  /** Only what is ticked there counts. */
  cinema: string | null;
  amount: number | null;
  isLowest: boolean;
};

/** What is ticked, what it costs, and the way to book it; not there as long as nothing is. */
export function SelectionBar({ cinema, amount, isLowest }: Props) {
  const t = useTranslations('season.selection');
  const money = useMoney();
  const all = useSeason((season) => season.ticked);
  const untickAll = useSeason((season) => season.untickAll);
  const [isOpen, setOpen] = useState(false);
  const ticked = all.filter((one) => one.cinema === cinema).toSorted(byTime);
  const sum = amount === null ? null : ticked.reduce((total, { surcharge }) => total + amount + surcharge, 0);
  const [only] = ticked;
  const leave = () => {
    focusPage();
    untickAll();
  };
  return (
    <>
      <p role="status" className={styles.said}>
        {ticked.length > 0 && t('count', { count: ticked.length })}
      </p>
      {only && (
        <section className={styles.bar} aria-label={t('title')} data-surface="paper">
          <div className={styles.count}>
            <b>{t('count', { count: ticked.length })}</b>
            <button type="button" className={styles.clear} onClick={leave}>
              {t('clear')}
            </button>
          </div>
          {sum !== null && <b className={styles.sum}>{isLowest ? t('from', { sum: money(sum) }) : money(sum)}</b>}
          {ticked.length === 1 ? (
            <a
              className={buttonClass({ variant: 'primary' })}
              href={only.url}
              rel="nofollow"
              {...tickedAttributes(only)}
            >
              {t('book')}
            </a>
          ) : (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('book')}
            </Button>
          )}
        </section>
      )}
      <Dialog
        id="seasonSelection"
        open={isOpen && ticked.length > 1}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={t('close')}
      >
        <p className={styles.note}>{t('oneByOne')}</p>
        <ul className={styles.list}>
          {ticked.map((one) => (
            <BookOne key={one.url} ticked={one} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

const tickedAttributes = ({ time, title }: Ticked) => ({
  ...ticketAttributes(time),
  ...ticketsAttributes({ film: title }),
});

/** Opens beside this page, so that the others stay ticked. */
function BookOne({ ticked }: { ticked: Ticked }) {
  const { url, time, title } = ticked;
  const t = useTranslations('season.selection');
  const locale = useLocale();
  const clock = clockOf(time);
  return (
    <li className={styles.one}>
      <span>
        <b>{title}</b>
        <br />
        {formatDay(time.slice(0, 10), locale, 'short')}, {clock}
      </span>
      <a
        className={buttonClass()}
        href={url}
        target="_blank"
        rel="noopener nofollow"
        {...tickedAttributes(ticked)}
        aria-label={t('bookOne', { title, time: clock })}
      >
        {t('book')}
        <Icon name="external" />
      </a>
    </li>
  );
}

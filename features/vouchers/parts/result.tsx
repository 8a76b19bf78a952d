import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Link } from '@/components/page/link/link';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { TicketCard } from '@/components/ui/ticket-card/ticket-card';
import { Price } from '@/components/views/price/price';
import type { Voucher } from '@/lib/domain/voucher';
import { formatDate } from '@/lib/i18n/date';
import type { CheckerKind } from './checkers';
import { Excluded } from './excluded';
import styles from './result.module.scss';
import { buildValidity } from './vouchers.logic';

type Props = { kind: CheckerKind; voucher: Voucher; focus: Ref<HTMLElement>; onAgain: () => void };

/** What a voucher is still good for, in words. */
export function Result({ kind, voucher, focus, onAgain }: Props) {
  const t = useTranslations('voucherCheck.result');
  const { state, label, expiresOn, balance, excludedTags } = voucher;
  const locale = useLocale();
  const isValid = state === 'valid';
  const hasBalance = isValid && balance !== null;
  // Below the balance the day stands among the showings that it pays for.
  const isSaidTwice = hasBalance && buildValidity(voucher).kind !== 'both';
  return (
    <section ref={focus} tabIndex={-1} aria-labelledby="voucher-state" className={styles.result}>
      <TicketCard upright foot={<Rest voucher={voucher} onAgain={onAgain} />}>
        <h2 id="voucher-state" className={styles.state} data-state={state}>
          <Icon name={isValid ? 'check' : 'warning'} />
          {t(`state.${kind}.${state}`)}
        </h2>
        {label && <p className={styles.label}>{label}</p>}
        {hasBalance && (
          <div>
            <p className={styles.key}>{t('balance')}</p>
            <Price amount={balance} />
          </div>
        )}
        {!isSaidTwice && (
          <div>
            <p className={styles.key}>{t(expiresOn ? `date.${state}` : 'noDate')}</p>
            <p className={hasBalance ? styles.label : styles.date}>
              {expiresOn ? formatDate(expiresOn, locale, 'full') : t('always')}
            </p>
          </div>
        )}
        {isValid && (
          <dl className={styles.facts}>
            <div>
              <dt>{t('showings')}</dt>
              <dd>
                <Showings voucher={voucher} />
              </dd>
            </div>
            {excludedTags.length > 0 && (
              <div>
                <dt>{t('except')}</dt>
                <dd>
                  <Excluded slugs={excludedTags} />
                </dd>
              </div>
            )}
          </dl>
        )}
      </TicketCard>
    </section>
  );
}

function Showings({ voucher }: { voucher: Voucher }) {
  const t = useTranslations('voucherCheck.result.span');
  const locale = useLocale();
  const { kind, expires, until } = buildValidity(voucher);
  const day = (date: string | null) => (date ? formatDate(date, locale, 'full') : '');
  return t(kind, { expires: day(expires), until: day(until) });
}

function Rest({ voucher: { state, places }, onAgain }: Pick<Props, 'voucher' | 'onAgain'>) {
  const t = useTranslations('voucherCheck.result');
  // What was left on a card that is over is nothing that anyone has.
  const isValid = state === 'valid';
  return (
    <>
      {isValid && places !== null && (
        <div>
          <p className={styles.key}>{t('rest')}</p>
          <p className={styles.places}>
            <b>{places}</b> {t('places', { places })}
          </p>
        </div>
      )}
      <div className={styles.ways}>
        {isValid && (
          <Link to="shows" className={buttonClass({ variant: 'primary', size: 'block' })}>
            {t('choose')}
          </Link>
        )}
        <Button size="block" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </>
  );
}

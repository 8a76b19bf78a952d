import { useLocale, useTranslations } from 'next-intl';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Showing } from '@/lib/domain/showing';
import { formatMoney } from '@/lib/i18n/money';
import { useLanguage } from '@/lib/i18n/use-language';
import { passName } from '@/lib/sites/pass-name';
import { useAnswer } from '@/lib/visitor/answers/use-answer';
import { type CinemaCosts, pickCosts } from './costs.logic';
import styles from './details.module.scss';

interface Props {
  cinema: string;
  show: string;
  showing: Showing;
  facts: ShowtimeFacts;
}

/** What it will cost, before leaving for the till: as far as the cinema's list and the catalogue leave no doubt. */
export function Costs({ cinema, show, showing, facts: { marks, currency } }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const url = `/api/screens/costs/${encodeURIComponent(cinema)}?language=${useLanguage()}`;
  const { data, hasFailed } = useAnswer<CinemaCosts>(url);
  if (!data) return hasFailed ? null : <div className={styles.costsToCome} />;
  const { full, lowest, extra, isOpen, isCovered, terms } = pickCosts(data, showing, show, marks);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const pass = isCovered && passName(locale);
  if (!full && !extra && !pass) return null;
  return (
    <section>
      <h3 className={styles.inRoom}>{t('costs.title')}</h3>
      <dl className={styles.facts}>
        {full && (
          <div>
            <dt>{isOpen ? t('details.before', { label: full.label }) : full.label}</dt>
            <dd>{money(full.amount)}</dd>
          </div>
        )}
        {extra && (
          <div>
            <dt>{extra.formats ? t('costs.extra', { formats: extra.formats }) : t('costs.anyExtra')}</dt>
            <dd>
              +{money(extra.amount)}
              {full && (
                <span className={styles.small}>{t('costs.sum', { amount: money(full.amount + extra.amount) })}</span>
              )}
            </dd>
          </div>
        )}
        {lowest && (
          <div>
            <dt>{lowest.label}</dt>
            <dd>{t('costs.from', { amount: money(lowest.amount) })}</dd>
          </div>
        )}
        {pass && (
          <div>
            <dt>{pass}</dt>
            <dd>{t('costs.covered')}</dd>
          </div>
        )}
      </dl>
      {terms && <p className={styles.terms}>{terms}</p>}
    </section>
  );
}

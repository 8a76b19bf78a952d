import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { Price, Supplement } from '@/lib/domain/cinema';
import { useMoney } from '@/lib/i18n/use-money';
import { buildSupplementTree } from './cinema.logic';
import styles from './prices.module.scss';

export function Prices({ prices }: { prices: readonly Price[] }) {
  const t = useTranslations('cinema.pricing');
  const money = useMoney();
  return (
    <table className={styles.prices}>
      <caption className={styles.caption}>{t('seat')}</caption>
      <Head first={t('label')} />
      <tbody>
        {prices.map(({ label, amount, legend }) => (
          <Row key={`${label} ${legend}`} label={label} note={legend} amount={money(amount)} />
        ))}
      </tbody>
    </table>
  );
}

/** Under each supplement what it needs or brings along: glasses under 3D. */
export function Extras({ supplements }: { supplements: readonly Supplement[] }) {
  const t = useTranslations('cinema.pricing');
  const money = useMoney();
  const plus = (amount: number) => t('plus', { amount: money(amount) });
  return (
    <table className={styles.prices}>
      <caption className={styles.caption}>{t('extras')}</caption>
      <Head first={t('extra')} />
      <tbody>
        {buildSupplementTree(supplements).flatMap(({ children, ...extra }) => [
          <Row key={extra.id} label={extra.label} amount={plus(extra.amount)} />,
          ...children.map(({ id, label, amount }) => (
            <Row key={id} label={label} note={t('with', { parent: extra.label })} amount={plus(amount)} isPart />
          )),
        ])}
      </tbody>
    </table>
  );
}

type RowProps = { label: string; note?: string | null; amount: string; isPart?: boolean };

function Row({ label, note, amount, isPart = false }: RowProps) {
  return (
    <tr data-part={isPart || undefined}>
      <th scope="row">
        {label}
        {note && <small className={styles.note}> {note}</small>}
      </th>
      <td>{amount}</td>
    </tr>
  );
}

function Head({ first }: { first: string }) {
  const t = useTranslations('cinema.pricing');
  return (
    <thead>
      <tr>
        <td className={styles.head}>
          <VisuallyHidden>{first}</VisuallyHidden>
        </td>
        <th className={styles.head} scope="col">
          <VisuallyHidden>{t('amount')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

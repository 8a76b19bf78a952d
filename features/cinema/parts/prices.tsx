import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/accordion/accordion';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { Price, Supplement } from '@/lib/domain/cinema';
import { useMoney } from '@/lib/i18n/use-money';
import { buildSupplementTree, type PricedExtra } from './cinema.logic';
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

/** What a cinema with two or three formats asks is told whole; more is a list of all formats that nobody came for. */
const mostExtras = 5;

/** Under each supplement what it needs or brings along: glasses under 3D. The rarer ones on demand. */
export function Extras({ supplements }: { supplements: readonly Supplement[] }) {
  const t = useTranslations('cinema.pricing');
  const all = buildSupplementTree(supplements);
  const shown = all.length > mostExtras + 1 ? mostExtras : all.length;
  const others = all.slice(shown);
  return (
    <div>
      <ExtraTable extras={all.slice(0, shown)} caption={t('extras')} />
      {others.length > 0 && (
        <Accordion summary={t('others', { count: others.length })}>
          <ExtraTable extras={others} caption={<VisuallyHidden>{t('extras')}</VisuallyHidden>} />
        </Accordion>
      )}
    </div>
  );
}

function ExtraTable({ extras, caption }: { extras: readonly PricedExtra[]; caption: ReactNode }) {
  const t = useTranslations('cinema.pricing');
  const money = useMoney();
  const plus = (amount: number) => t('plus', { amount: money(amount) });
  return (
    <table className={styles.prices}>
      <caption className={styles.caption}>{caption}</caption>
      <Head first={t('extra')} />
      <tbody>
        {extras.flatMap(({ children, ...extra }) => [
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

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { type Cover, coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { Prose } from '@/components/ui/prose/prose';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { Price } from '@/components/views/price/price';
import type { Ecard } from '@/lib/domain/cinema';
import { useMoney } from '@/lib/i18n/use-money';
import styles from './ecard-view.module.scss';

type Props = {
  card: Ecard;
  /** The name as a link to the card's own page, where it has one. */
  name?: ReactNode;
  /** How many stand in the list. */
  among: number;
  /** The one to look at first. */
  chosen?: boolean;
};

const shape = 680 / 428;
const shotOf = (desktop: string, tablet: string) =>
  coverOf('ecard', { desktop: [desktop, shape], tablet: [tablet, shape], phone: ['92vw', shape] });
/** By how many there are: one alone and two have their words beside them. */
const shots = [shotOf('44vw', '44vw'), shotOf('22vw', '46vw'), shotOf('29vw', '46vw')] as const;

/** A card of several seats: the object itself, then its price. */
export function EcardView({ card, name, among, chosen = false }: Props) {
  const t = useTranslations('seatCard');
  const money = useMoney();
  const { label, total, each, html, image, message, url } = card;
  return (
    <article className={styles.card}>
      <EcardPicture src={image} {...(shots[among - 1] ?? shots[2])} />
      <div className={styles.head}>
        <h3 className={styles.name}>{name ?? label}</h3>
        {message && <span className={styles.mark}>{message}</span>}
      </div>
      <Price amount={total} />
      <div className={styles.words}>
        <p>{t('each', { price: money(each) })}</p>
        {html && <Prose html={html} size="note" />}
      </div>
      {url && (
        <a className={buttonClass({ variant: chosen ? 'primary' : 'outline' })} href={url}>
          {t('buy')} <VisuallyHidden>{label}</VisuallyHidden>
        </a>
      )}
    </article>
  );
}

/** The card as it looks in the hand. */
export function EcardPicture({ src, first, ...shot }: Cover & { src: string; first?: boolean }) {
  return (
    <div className={styles.picture}>
      <Picture src={src} alt="" ratio="fill" {...shot} {...(first && { first })} />
    </div>
  );
}

/** Cards side by side, as list items. */
export function EcardList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { CinemaPass, Ecard } from '@/lib/domain/cinema';
import { useMoney } from '@/lib/i18n/use-money';
import styles from './cards.module.scss';

const shot = coverOf('scene', { tablet: ['112px', 680 / 428], phone: ['88px', 680 / 428] });

export function Passes({ passes }: { passes: readonly CinemaPass[] }) {
  const t = useTranslations('cinema.pricing');
  const money = useMoney();
  return (
    <Cards title={t('passes')}>
      {passes.map(({ label, amount, image, legend }) => (
        <Card key={label} image={image} label={label} note={legend} price={money(amount)} />
      ))}
    </Cards>
  );
}

export function Ecards({ ecards }: { ecards: readonly Ecard[] }) {
  const t = useTranslations('cinema.pricing');
  const money = useMoney();
  return (
    <Cards title={t('ecards')}>
      {ecards.map(({ id, label, places, each, total, image, message, url }) => (
        <Card
          key={id}
          image={image}
          label={label}
          mark={message}
          note={t('card', { places, each: money(each) })}
          price={money(total)}
        >
          {url && (
            <a className={buttonClass()} href={url}>
              {t('buy')} <VisuallyHidden>{label}</VisuallyHidden>
            </a>
          )}
        </Card>
      ))}
    </Cards>
  );
}

function Cards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

type CardProps = {
  image: string;
  label: string;
  note: string | null;
  price: string;
  mark?: string | null;
  children?: ReactNode;
};

function Card({ image, label, note, price, mark, children }: CardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.image}>
        <Picture src={image} alt="" ratio="fill" {...shot} />
      </div>
      <div>
        <p className={styles.label}>
          {label} {mark && <span className={styles.mark}>{mark}</span>}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        {children && <div className={styles.action}>{children}</div>}
      </div>
      <p className={styles.price}>{price}</p>
    </li>
  );
}

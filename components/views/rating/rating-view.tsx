import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './rating.module.scss';
import type { RatingWords } from './rating-words';

type Props = {
  words: RatingWords;
  /** With the warning and the rules around it, and with what else is said of the age, if anything. */
  full?: ReactNode;
};

/** What the country's authority says of a film, drawn as it asks for. */
export function RatingView({ words: { look, text, warning, signs = [], name, note }, full = false }: Props) {
  if (look === 'pending' || look === 'open') return <p className={styles[look]}>{text}</p>;
  if (look === 'legal')
    return text || warning ? (
      <p className={full ? styles.legalFull : styles.legal}>
        {text}
        {full}
        {warning && (full || !text) && <span className={styles.warning}>{warning}</span>}
      </p>
    ) : null;
  return (
    <p className={styles.rate} {...(name && { role: 'img', 'aria-label': name })}>
      <b className={styles[look]}>{text}</b>
      {signs.map(({ icon, text }) => (icon ? <Icon key={text} name={icon} /> : <span key={text}>{text}</span>))}
      {full ? note : null}
    </p>
  );
}

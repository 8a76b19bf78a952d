import { Phone } from './phone';
import { NextTimes } from './phone/next-times';
import { Ticket } from './phone/ticket';
import styles from './phones.module.scss';

/**
 * What the app is for, drawn: a ticket with its code, and on wide screens the next times beside it. Decoration; `first` where
 * it stands in the first screen.
 */
export const Phones = ({ first }: { first: boolean }) => (
  <div className={styles.phones} aria-hidden="true">
    <Phone>
      <Ticket first={first} />
    </Phone>
    <Phone>
      <NextTimes />
    </Phone>
  </div>
);

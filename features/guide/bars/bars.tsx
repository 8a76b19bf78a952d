import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { AboutButton } from '@/components/views/about-button/about-button';
import { ticketAttributes } from '@/lib/tracking/ticket-attributes';
import type { Bar } from './bar.logic';
import styles from './bars.module.scss';
import { findTarget } from './move-focus';

interface Props {
  bars: readonly Bar[];
  /** The title they are of. */
  label: string;
  /** On a line of time where there is room for one. */
  isLine?: boolean;
  /** Shows all there is to say of one, and what to take in place of one that cannot be booked. */
  onOpen: (index: number) => void;
}

/** The showings of a title: one stop of the Tab key, within which the arrows go on, and up and down to the next title. */
export function Bars({ bars, label, isLine = false, onOpen }: Props) {
  const words = useTranslations('showtimes.details');
  // Functions and not components: a board has a thousand of them.
  const draw = (bar: Bar, index: number) => {
    const own = {
      className: styles.bar,
      'data-look': bar.look,
      'data-premium': bar.isPremium || undefined,
      'data-from': bar.from,
      'aria-label': bar.name,
      tabIndex: index === 0 ? 0 : -1,
    };
    const inside = (
      <>
        <span className={styles.time}>{bar.time}</span> <span className={styles.version}>{bar.version}</span>{' '}
        <span className={styles.cinema}>{bar.cinema}</span> <span className={styles.end}>{bar.end}</span>
      </>
    );
    return bar.href ? (
      <>
        <a {...own} {...ticketAttributes(bar.begins, bar.spoken)} href={bar.href} rel="nofollow">
          {inside}
        </a>
        <AboutButton
          className={styles.about}
          label={words('open', { time: bar.time })}
          onClick={({ currentTarget }) => {
            keepInSight(currentTarget);
            onOpen(index);
          }}
        />
      </>
    ) : (
      <button {...own} type="button" aria-haspopup="dialog" onClick={() => onOpen(index)}>
        {inside}
      </button>
    );
  };
  return (
    <ul
      className={`${styles.bars} ${isLine ? styles.line : ''}`}
      role="toolbar"
      aria-label={label}
      data-bars
      onKeyDown={moveFocus}
    >
      {bars.map((bar, index) => (
        <li key={bar.id} role="none" style={{ '--from': bar.from, '--span': bar.span, '--lane': bar.lane } as object}>
          {draw(bar, index)}
        </li>
      ))}
    </ul>
  );
}

/** What is hidden cannot be given the focus back: the last one that opened something stays. */
function keepInSight(button: HTMLElement) {
  for (const last of document.querySelectorAll('[data-opened]')) last.removeAttribute('data-opened');
  button.dataset.opened = '';
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const target = findTarget(event.key, event.target as HTMLElement);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

'use client';
// Scrolls a rail by what is in view and knows when it is at an end, which only the laid-out page can tell.
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { type Ends, reachedEnds, scrollStep } from './rail.logic';
import styles from './rail-arrows.module.scss';

export interface Props {
  /** The id of the rail. */
  rail: string;
  previous: string;
  next: string;
}

export function Arrows({ rail, previous, next }: Props) {
  const [ends, setEnds] = useState<Ends>({ start: true, end: false });

  useEffect(() => {
    const list = document.getElementById(rail);
    if (!list) return;
    const measure = () => setEnds(reachedEnds(list));
    list.addEventListener('scroll', measure, { passive: true });
    // It tells of the first size as well; asked here, a rail that is skipped so far would be laid out for it.
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    return () => {
      list.removeEventListener('scroll', measure);
      resized.disconnect();
    };
  }, [rail]);

  const move = (direction: 1 | -1) => {
    const list = document.getElementById(rail);
    list?.scrollBy({ left: direction * scrollStep(list) });
  };

  if (ends.start && ends.end) return null;
  return (
    <div className={styles.arrows}>
      <Arrow name="left" label={previous} rail={rail} stopped={ends.start} onClick={() => move(-1)} />
      <Arrow name="right" label={next} rail={rail} stopped={ends.end} onClick={() => move(1)} />
    </div>
  );
}

interface ArrowProps {
  name: 'left' | 'right';
  label: string;
  rail: string;
  stopped: boolean;
  onClick: () => void;
}

// aria-disabled, not disabled: the button under the visitor's finger must not lose the focus at the end.
function Arrow({ name, label, rail, stopped, onClick }: ArrowProps) {
  return (
    <Button
      size="icon"
      aria-label={label}
      aria-controls={rail}
      aria-disabled={stopped || undefined}
      onClick={() => !stopped && onClick()}
    >
      <Icon name={name} />
    </Button>
  );
}

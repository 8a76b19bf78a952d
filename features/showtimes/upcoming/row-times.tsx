import { useLocale } from 'next-intl';
import { createPortal } from 'react-dom';
import { useNow } from '@/lib/visitor/device/use-now';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { boardPlaceKey } from '@/lib/visitor/place/locator-choice';
import { pickLeft } from './upcoming.logic';
import { type OpenUpcoming, UpcomingChips } from './upcoming-chips';
import styles from './upcoming-chips.module.scss';
import { upcomingUrl } from './upcoming-url';
import { useSlots } from './use-slots';
import { useUpcoming } from './use-upcoming';

/** Chips in a row. */
const most = 3;

interface Props {
  /** As a board is asked for it; left out for the place that the visitor chose, and nothing where they chose none. */
  at?: string | undefined;
  label: string;
  none: string;
  onOpen?: OpenUpcoming | undefined;
}

/** Fills the room that the rows of cinemas keep: rows are the server's, and the same for everyone. */
export function RowTimes({ at, label, none, onOpen }: Props) {
  const locale = useLocale();
  const now = useNow();
  const own = useLocator(({ choice, place, source }) =>
    source === 'cookie' || source === 'chosen' ? boardPlaceKey(choice, place) : null,
  );
  const place = at ?? own;
  const { latest } = useUpcoming(place === null ? null : upcomingUrl(locale, { place }));
  const slots = useSlots(latest);
  if (!now) return null;
  return latest?.venues.map(({ slug, name, showings }) => {
    const slot = slots.get(slug);
    const left = pickLeft(showings, Math.floor(now.getTime() / 60_000), most);
    if (!slot) return null;
    if (!left.length) return createPortal(<p className={styles.none}>{none}</p>, slot, slug);
    return createPortal(
      <UpcomingChips showings={left} cinema={{ slug, name }} label={`${label}, ${name}`} onOpen={onOpen} />,
      slot,
      slug,
    );
  });
}

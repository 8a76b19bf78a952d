import { useTranslations } from 'next-intl';
import { type Listed, orderListed } from '@/lib/domain/listing';
import { Calendar } from './calendar';
import type { Today } from './entry';
import { Row } from './row';
import { WhyWait } from './why';

const tabs = ['upcoming'] as const;

/** Titles to come by the day they come out; those without a date close the list. */
export function ReleaseWeeks({ listed, ...today }: Today & { listed: readonly Listed[] }) {
  const t = useTranslations('shows');
  const entries = orderListed(listed, 'upcoming').map((item) => ({ item, day: item.show.releasedOn, lists: tabs }));
  return (
    <Calendar
      of={tabs}
      entries={entries}
      row={({ item, day }) => (
        // A day that is over says nothing of what is to come.
        <Row
          item={item}
          day={day && day < today.today ? null : day}
          why={<WhyWait item={item} />}
          {...(item.bookable && { book: { words: t('book'), label: t('bookTitle', { title: item.show.title }) } })}
        />
      )}
      {...today}
    />
  );
}

import { useTranslations } from 'next-intl';
import { type Listed, orderListed, showLists } from '@/lib/domain/listing';
import { Calendar } from './calendar';
import type { Today } from './entry';
import { Row } from './row';
import { WhyBook } from './why';

const tabs = ['presales', 'special'] as const;

/** Presales and special showings by the first day they play; nearly all of the second are of the first. */
export function DatedList({ listed, ...today }: Today & { listed: readonly Listed[] }) {
  const t = useTranslations('shows');
  const entries = orderListed(listed, 'default').flatMap((item) => {
    const lists = tabs.filter((name) => showLists[name](item));
    return lists.length > 0 ? [{ item, day: item.firstDay, lists }] : [];
  });
  return (
    <Calendar
      of={tabs}
      entries={entries}
      row={({ item, day }) => (
        <Row
          item={item}
          day={day}
          why={<WhyBook item={item} />}
          book={{ words: t('book'), label: t('bookTitle', { title: item.show.title }) }}
        />
      )}
      {...today}
    />
  );
}

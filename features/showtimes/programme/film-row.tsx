import { memo } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import { Ribbon } from '@/components/ui/ribbon/ribbon';
import { RatingView } from '@/components/views/rating/rating-view';
import { FlagList } from '@/components/views/show-flags/flag-list';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Showing } from '@/lib/domain/showing';
import type { Standing } from '@/lib/domain/standing';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { ShowingLines } from '../chip/lines';
import styles from './film-row.module.scss';
import type { FilmRow } from './programme.logic';

interface Props {
  row: FilmRow;
  /** Of its showings. */
  standings: Standing;
  /** A fold around the row holds what is past. */
  unfolded?: boolean | undefined;
  facts: ShowtimeFacts;
  /** Among the first of the page. */
  first: boolean;
  onDetails: (opened: { showing: Showing; show: FilmRow }) => void;
}

const posterSizes = '(min-width: 700px) 152px, 56px';

/** One film of a cinema's day: what it is, then its times. Twenty of them stand on a page, so none is rendered for another. */
export const FilmRowView = memo(({ row, facts, first, onDetails, ...rest }: Props) => {
  return (
    <article className={styles.row} {...ticketsAttributes({ film: row.title })}>
      <div className={styles.art}>
        <Picture src={row.poster} alt="" sizes={posterSizes} tone={row.tone} title={row.title} first={first} />
      </div>
      <div className={styles.words}>
        <div className={styles.flags}>
          {row.flag && <Ribbon flag={row.flag.colour}>{row.flag.text}</Ribbon>}
          {row.flags && <FlagList flags={row.flags} />}
        </div>
        <h3 className={styles.title}>
          <IntentLink href={row.href}>{row.title}</IntentLink>
        </h3>
        {row.facts.map((fact) => (
          <p key={fact} className={styles.facts}>
            {fact}
          </p>
        ))}
        <RatingView words={row.rating} />
      </div>
      <div className={styles.lines}>
        <ShowingLines
          {...rest}
          facts={{ ...facts, said: row.flag?.text }}
          showings={row.showings}
          onDetails={(showing) => onDetails({ showing, show: row })}
        />
      </div>
    </article>
  );
});

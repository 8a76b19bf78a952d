import { useTranslations } from 'next-intl';
import type { Showing } from '@/lib/domain/showing';
import { groupIntoLines, mergeShortLines } from '@/lib/domain/showing-lines';
import { byRank, isOver, type Standing, splitByStanding } from '@/lib/domain/standing';
import { type LineProps, ProgrammeLine } from './line';
import styles from './line.module.scss';

interface Props extends Omit<LineProps, 'line' | 'standingOf'> {
  showings: readonly Showing[];
  /** Of these showings. */
  standings: Standing;
  /** What is past shows too: a fold around all of this holds it. */
  unfolded?: boolean | undefined;
}

/**
 * The showings of one title at one place: what is to come, then one line that opens on what is past. Versions that fill rows
 * of their own have them; where one does not, all of them share rows in the order of time, and each says its version.
 */
export function ShowingLines({ showings, standings, unfolded, ...rest }: Props) {
  const t = useTranslations('showtimes');
  const standingOf = (showing: Showing) => standings.charAt(showings.indexOf(showing));
  const past = showings.filter((showing) => !unfolded && isOver(standingOf(showing)));
  const lines = (some: readonly Showing[]) => {
    const shared = mergeShortLines(groupIntoLines(some, rest.facts.marks, rest.facts.versions));
    const standings = shared.flatMap(({ showings }) => showings.map(standingOf)).join('');
    return splitByStanding(shared, standings)
      .sort(byRank)
      .map(({ group: line }) => <ProgrammeLine key={line.key} {...{ line, standingOf }} {...rest} />);
  };
  return (
    <>
      {lines(showings.filter((showing) => !past.includes(showing)))}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary className={styles.fold}>{t('past', { count: past.length })}</summary>
          {lines(past)}
        </details>
      )}
    </>
  );
}

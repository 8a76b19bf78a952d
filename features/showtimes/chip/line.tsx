import { Tag } from '@/components/ui/tag/tag';
import { Tip } from '@/components/ui/tip/tip.island';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Showing } from '@/lib/domain/showing';
import type { ShowingLine } from '@/lib/domain/showing-lines';
import type { ShowingTag } from '@/lib/domain/showing-tags';
import { type Standing, statusOf } from '@/lib/domain/standing';
import styles from './line.module.scss';
import { ShowtimeChip } from './showtime-chip';

export interface LineProps {
  line: ShowingLine;
  standingOf: (showing: Showing) => Standing;
  facts: ShowtimeFacts;
  onDetails: (showing: Showing) => void;
}

/** One version in one set of formats, then its times; where several share the line, each time says its own. */
export const ProgrammeLine = ({ line, standingOf, ...rest }: LineProps) => (
  <div className={styles.line}>
    {line.version && (
      <p className={styles.label}>
        <span>{rest.facts.versions[line.version]?.label ?? line.version.toUpperCase()}</span>
        {line.formats.map((slug) => (
          <Tip key={slug} text={rest.facts.marks[slug]?.text}>
            <FormatMark {...(rest.facts.marks[slug] ?? { title: slug })} />
          </Tip>
        ))}
        <span>{rest.facts.versions[line.version]?.description}</span>
      </p>
    )}
    <ul className={styles.chips}>
      {line.showings.map((showing) => (
        <li key={`${showing.time} ${showing.url ?? showing.room}`}>
          <ShowtimeChip {...rest} showing={showing} status={statusOf(standingOf(showing))} alone={!line.version} />
        </li>
      ))}
    </ul>
  </div>
);

/** A format as its editors draw it, else in as few words as there are. */
const FormatMark = ({ title, short = title, image }: Pick<ShowingTag, 'title' | 'short' | 'image'>) =>
  image ? (
    // biome-ignore lint/performance/noImgElement: its address is that of Next's image service already
    <img className={styles.image} src={image.src} alt={title} width={image.width} height={22} loading="lazy" />
  ) : (
    <Tag>{short}</Tag>
  );

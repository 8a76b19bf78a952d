import { ImageElement } from '@/components/ui/picture/image-element.lean';
import { Tag } from '@/components/ui/tag/tag';
import { Tip } from '@/components/ui/tip/tip.island';
import type { Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import type { ShowingLine } from '@/lib/domain/showing-lines';
import type { ShowingTag } from '@/lib/domain/showing-tags';
import { type Standing, statusOf } from '@/lib/domain/standing';
import type { ShowtimeFacts } from '../facts/showtime-name.logic';
import styles from './line.module.scss';
import { ShowtimeChip } from './showtime-chip';

export interface LineProps {
  line: ShowingLine;
  standingOf: (showing: Showing) => Standing;
  day: Day;
  facts: ShowtimeFacts;
  /** With the version in plain words. */
  explained?: boolean;
  onDetails: (showing: Showing) => void;
}

/** One version in one set of formats, then its times. */
export function ProgrammeLine({ line, standingOf, day, facts, explained = true, onDetails }: LineProps) {
  const { marks: showingTags, versions } = facts;
  const version = versions[line.version];
  const words = version?.description === version?.label ? undefined : version?.description;
  return (
    <div className={styles.line}>
      <p className={styles.label}>
        <Tip text={explained ? undefined : words}>
          <span className={styles.version}>{version?.label ?? line.version.toUpperCase()}</span>
        </Tip>
        {line.formats.map((slug) => (
          <Tip key={slug} text={showingTags[slug]?.text}>
            <FormatMark tag={showingTags[slug] ?? { title: slug }} />
          </Tip>
        ))}
        {explained && words && <span className={styles.words}>{words}</span>}
      </p>
      <ul className={styles.chips}>
        {line.showings.map((showing) => (
          <li key={`${showing.time} ${showing.url ?? showing.room}`}>
            <ShowtimeChip
              showing={showing}
              status={statusOf(standingOf(showing))}
              day={day}
              facts={facts}
              onDetails={onDetails}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A format as its editors draw it, else in as few words as there are. */
const FormatMark = ({
  tag: { title, short = title, image },
}: {
  tag: Pick<ShowingTag, 'title' | 'short' | 'image'>;
}) =>
  image ? (
    <span className={styles.image} style={{ inlineSize: image.width }}>
      <ImageElement src={image.src} alt={title} sizes={image.width} ratio={image.width / 22} first={false} />
    </span>
  ) : (
    <Tag>{short}</Tag>
  );

import { Tag } from '@/components/ui/tag/tag';
import { Tip } from '@/components/ui/tip/tip.island';
import type { Day } from '@/lib/domain/day';
import type { Line } from '@/lib/domain/lines';
import type { Showing } from '@/lib/domain/showing';
import { useStatuses } from '../days/use-statuses';
import type { Setting } from '../setting/showtime-name.logic';
import styles from './line.module.scss';
import { ShowtimeChip } from './showtime-chip';

export interface LineProps {
  line: Line;
  day: Day;
  setting: Setting;
  /** With the version in plain words. */
  explained?: boolean;
  onDetails: (showing: Showing) => void;
}

/** One version in one set of formats, then its times. */
export function ProgrammeLine({ line, day, setting, explained = true, onDetails }: LineProps) {
  const { marks, versions, timeZone } = setting;
  const statuses = useStatuses(line.showings, timeZone);
  const version = versions[line.version];
  const words = version?.description === version?.label ? undefined : version?.description;
  return (
    <div className={styles.line}>
      <p className={styles.label}>
        <Tip text={explained ? undefined : words}>
          <span className={styles.version}>{version?.label ?? line.version.toUpperCase()}</span>
        </Tip>
        {line.formats.map((slug) => (
          <Tip key={slug} text={marks[slug]?.text}>
            <Tag>{marks[slug]?.title ?? slug}</Tag>
          </Tip>
        ))}
        {explained && words && <span className={styles.words}>{words}</span>}
      </p>
      <ul className={styles.chips}>
        {line.showings.map((showing, place) => (
          <li key={`${showing.time} ${showing.url ?? showing.room}`}>
            <ShowtimeChip
              showing={showing}
              status={statuses[place] ?? 'available'}
              day={day}
              setting={setting}
              onDetails={onDetails}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { IconName } from '@/components/ui/icon/icon.names';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { choiceKey } from '@/lib/visitor/place/locator-choice';
import type { LocatorOption } from './locator.logic';
import styles from './locator-dialog.module.scss';
import { OptionLine } from './option-line';

interface Props {
  title: string;
  options: readonly LocatorOption[];
  icon?: IconName;
  onPick: (option: LocatorOption) => void;
}

/** Places under a heading, one press each. Nothing at all without a place. */
export function OptionList({ title, options, icon, onPick }: Props) {
  const choice = useLocator((state) => state.choice);
  const now = choice && choiceKey(choice);
  if (!options.length) return null;
  return (
    <section className={styles.group} data-icon={icon}>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {options.map((option) => (
          <li key={choiceKey(option.choice)}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={choiceKey(option.choice) === now}
              onClick={() => onPick(option)}
            >
              <OptionLine option={option} isOwn={icon !== undefined} {...(icon && { icon })} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { memo } from 'react';
import styles from './choice-field.module.scss';

interface Props {
  label: string;
  /** Empty for nothing. */
  chosen: string;
  values: readonly string[];
  /** In words, nothing and each of the values. */
  none: string;
  write: (value: string) => string;
  onChoose: (value: string) => void;
  /** The pointer or the focus has come: time to fetch what follows from a choice. */
  onNear?: () => void;
}

/** One choice in a row of filters, with the browser's own list; what an address chose is in it, whatever the list has. */
export const ChoiceField = ({ label, chosen, values, none, write, onChoose, onNear }: Props) => (
  <label className={styles.field} data-on={chosen ? true : undefined} onPointerEnter={onNear} onFocus={onNear}>
    <span>{label}</span>
    <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{none}</option>
      <Options values={!chosen || values.includes(chosen) ? values : [...values, chosen]} write={write} />
    </select>
  </label>
);

/** Drawn once for the same list and words: a press in the row draws its fields twice, and they are most of what is drawn. */
const Options = memo(({ values, write }: Pick<Props, 'values' | 'write'>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {write(value)}
    </option>
  )),
);

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ComboboxField } from '@/components/ui/combobox/combobox-field';
import { optionId, useCombobox } from '@/components/ui/combobox/use-combobox';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { choiceKey } from '@/lib/visitor/place/locator-choice';
import type { LocatorOption } from './locator.logic';
import shared from './locator-dialog.module.scss';
import { OptionLine } from './option-line';
import styles from './place-search.module.scss';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Null while they are on their way. */
  options: readonly LocatorOption[] | null;
  /** Read out whenever it changes. */
  status: string;
  /** What the options are, where they are not what was typed. */
  note: string | null;
  onPick: (option: LocatorOption) => void;
}

/** The field for a place and the places that it finds. */
export function PlaceSearch({ text, onText, options, status, note, onPick }: Props) {
  const t = useTranslations('locatorDialog');
  const id = useId();
  const found = options ?? [];
  const combobox = useCombobox(id, found.length);

  const type = (next: string) => {
    onText(next);
    // Enter takes the first result of a search, but no mere suggestion.
    combobox.activate(next.trim() ? 0 : -1);
  };

  return (
    <>
      <ComboboxField
        look="box"
        label={t('field')}
        clearLabel={t('clear')}
        text={text}
        onText={type}
        combobox={combobox}
      />
      <div role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </div>
      {note && (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
      {options === null && <Loading />}
      <div id={id} role="listbox" aria-label={t('results')} className={styles.list} hidden={found.length === 0}>
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which keeps the focus
          <div
            key={choiceKey(option.choice)}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === combobox.active}
            className={shared.option}
            onClick={() => onPick(option)}
          >
            <OptionLine option={option} typed={text} />
          </div>
        ))}
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="2.25rem" />
      ))}
    </div>
  );
}

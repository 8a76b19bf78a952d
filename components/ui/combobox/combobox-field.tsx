import { type RefObject, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { longestText } from '@/lib/text/typed-text';
import styles from './combobox-field.module.scss';
import { optionId, type useCombobox } from './use-combobox';

interface Props {
  label: string;
  clearLabel: string;
  text: string;
  onText: (text: string) => void;
  combobox: ReturnType<typeof useCombobox>;
  /** box: a field among others; bar: the one thing at the head of a dialog, as large as a title. */
  look: 'box' | 'bar';
  field?: RefObject<HTMLInputElement | null>;
}

/**
 * A field whose arrow keys walk through what it finds. It has the focus when its dialog opens, unless a keyboard would
 * come up on the screen and cover what else there is to choose.
 */
export function ComboboxField({ label, clearLabel, text, onText, combobox, look, field }: Props) {
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <div className={styles.field} data-look={look}>
      <Icon name="search" />
      <input
        ref={input}
        className={styles.input}
        data-autofocus={look === 'bar' || !matchMedia('(hover: none)').matches || undefined}
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded={combobox.hasOptions}
        aria-controls={combobox.hasOptions ? combobox.listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={combobox.active < 0 ? undefined : optionId(combobox.listId, combobox.active)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        maxLength={longestText}
        value={text}
        onKeyDown={combobox.press}
        onChange={(event) => onText(event.target.value)}
      />
      {text && (
        <span className={styles.clear}>
          {look === 'bar' ? (
            <Button variant="quiet" onClick={clear}>
              {clearLabel}
            </Button>
          ) : (
            <Button variant="quiet" size="icon" aria-label={clearLabel} onClick={clear}>
              <Icon name="close" />
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

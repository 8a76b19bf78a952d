'use client';
// A field whose arrow keys walk through what it finds, after the ARIA combobox pattern.
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { Skeleton } from '@/components/skeleton/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden';
import type { Option } from '../locator.logic';
import styles from './combobox.module.scss';
import shared from './locator-dialog.module.scss';
import { OptionLine } from './option-line';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Null while they are on their way. */
  options: readonly Option[] | null;
  /** Read out whenever it changes. */
  status: string;
  onPick: (option: Option) => void;
}

export function Combobox({ text, onText, options, status, onPick }: Props) {
  const t = useTranslations('locator');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(-1);
  const found = options ?? [];
  const idOf = (place: number) => `${id}${place}`;

  const type = (next: string) => {
    onText(next);
    // Enter takes the first result of a search, but no mere suggestion.
    setActive(next.trim() ? 0 : -1);
  };

  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (step && found.length) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen) onPick(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          className={styles.input}
          data-autofocus
          role="combobox"
          aria-label={t('field')}
          placeholder={t('field')}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? idOf(active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        {text && (
          <span className={styles.clear}>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('clear')}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            >
              <Icon name="close" />
            </Button>
          </span>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </div>
      {options === null && <Loading />}
      <div id={id} role="listbox" aria-label={t('results')} className={styles.list} hidden={found.length === 0}>
        {found.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which keeps the focus
          <div
            key={`${option.choice.mode}:${option.choice.value}`}
            id={idOf(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
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

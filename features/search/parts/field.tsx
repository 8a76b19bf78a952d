import { useTranslations } from 'next-intl';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { Wrap } from '@/components/layout/layout';
import { longestText } from '@/lib/text/typed';
import styles from './field.module.scss';
import { listId } from './options';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  written: string;
  /** The id of the option that the arrow keys have come to. */
  active: string | undefined;
  hasOptions: boolean;
  onWrite: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
}

/** The head of the search: one large field, after the ARIA combobox pattern. */
export function Field({ field, written, active, hasOptions, onWrite, onKeyDown, onSubmit, onClose }: Props) {
  const t = useTranslations('search');
  return (
    <Wrap>
      <search>
        <form className={styles.bar} onSubmit={onSubmit}>
          <Icon name="search" />
          <input
            ref={field}
            className={styles.field}
            data-autofocus
            role="combobox"
            aria-label={t('field')}
            placeholder={t('field')}
            aria-expanded={hasOptions}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            dir="auto"
            maxLength={longestText}
            value={written}
            onChange={(event) => onWrite(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {written && (
            <span className={styles.clear}>
              <Button
                variant="quiet"
                onClick={() => {
                  onWrite('');
                  field.current?.focus();
                }}
              >
                {t('clear')}
              </Button>
            </span>
          )}
          <Button size="icon" aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </form>
      </search>
    </Wrap>
  );
}

'use client';
// The search over the page; its code and its words are fetched when it is opened.
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LazyWords } from '@/components/lazy-words/lazy-words.island';
import { Modal } from '@/components/modal/modal.island';
import { useModals } from '@/lib/modals/modals.store';
import type { SearchKind } from '../search.logic';
import { type SearchRules, useSearch } from '../search.queries';
import { Body } from './body';
import { Field } from './field';
import { listId, optionId, optionsOf } from './options';

export function SearchDialog({ rules }: { rules: SearchRules }) {
  return (
    <LazyWords of="search">
      <Opened rules={rules} />
    </LazyWords>
  );
}

function Opened({ rules }: { rules: SearchRules }) {
  const t = useTranslations('search');
  const close = () => useModals.getState().close('search');
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const [kind, setKind] = useState<SearchKind | null>(null);
  const search = useSearch(written, kind, rules);
  const options = search.state === 'found' ? optionsOf(search.groups) : [];
  const [place, setPlace] = useState(-1);
  // The results may have become fewer since the arrow keys were last pressed.
  const active = place < options.length ? place : -1;

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const write = (text: string) => {
    setWritten(text);
    setPlace(-1);
    if (!text) setKind(null);
  };
  const narrow = (next: SearchKind | null) => {
    setKind(next);
    setPlace(-1);
    field.current?.focus();
    document.getElementById(listId)?.scrollIntoView({ block: 'end' });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0) return;
    event.preventDefault();
    // Between the last and the first lies the field itself.
    setPlace(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById(optionId(active))?.click();
  };

  return (
    <Modal
      id="search"
      title={t('title')}
      closeLabel={t('close')}
      head={
        <Field
          field={field}
          written={written}
          active={active < 0 ? undefined : optionId(active)}
          hasOptions={options.length > 0}
          onWrite={write}
          onKeyDown={press}
          onSubmit={submit}
          onClose={close}
        />
      }
    >
      <Body search={search} kind={kind} active={active} onNarrow={narrow} />
    </Modal>
  );
}

'use client';
// The search over the page; its code and its words are fetched when it is opened.
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { useCombobox } from '@/components/ui/combobox/use-combobox';
import { Modal } from '@/components/ui/modal/modal.island';
import { useModals } from '@/lib/modals/modals.store';
import { listId, listOptions } from './options';
import type { SearchKind } from './search.logic';
import { type SearchRules, useSearch } from './search.queries';
import { SearchBody } from './search-body';
import { SearchField } from './search-field';

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
  const options = search.state === 'found' ? listOptions(search.groups) : [];
  const combobox = useCombobox(listId, options.length);

  const write = (text: string) => {
    setWritten(text);
    combobox.activate(-1);
    if (!text) setKind(null);
  };
  const narrow = (next: SearchKind | null) => {
    setKind(next);
    combobox.activate(-1);
    field.current?.focus();
    document.getElementById(listId)?.scrollIntoView({ block: 'end' });
  };
  return (
    <Modal
      id="search"
      title={t('title')}
      closeLabel={t('close')}
      head={<SearchField field={field} text={written} onText={write} combobox={combobox} onClose={close} />}
    >
      <SearchBody search={search} kind={kind} active={combobox.active} onNarrow={narrow} />
    </Modal>
  );
}

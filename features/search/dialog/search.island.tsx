'use client';
// Opens at a press or a key, and only then loads the search itself.
import { type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useLanguage } from '@/lib/i18n/use-language';
import { wordsUrl } from '@/lib/i18n/words-url';
import { useModal, useModals } from '@/lib/modals/modals.store';
import type { Language } from '@/lib/sites/languages';
import { askAnswer } from '@/lib/visitor/answers/answers.store';
import { showCodePending } from '@/lib/visitor/notices/show-code-pending';
import { isSearchKey } from '../memory/shortcut';
import type { SearchRules } from './search.queries';

const loadCode = () => import('./search-dialog.island');
const SearchDialog = loadLater(() => loadCode().then((file) => file.SearchDialog));
/** Both at once; words that do not come are the dialog's to tell. */
const load = (language: Language) => Promise.all([loadCode(), askAnswer(wordsUrl(language, 'search'))]);

type Opening = { path: string; language: Language; trigger: HTMLElement | null };

/** Where the code of the search does not come, the visitor is led to what the link says. */
function open({ path, language, trigger }: Opening): void {
  showCodePending(load(language)).then(
    () => useModals.getState().open('search', { trigger }),
    () => location.assign(path),
  );
}

interface LinkProps {
  /** Where it leads without scripts. */
  path: string;
  className: string | undefined;
  children: ReactNode;
}

export function SearchLink({ path, className, children }: LinkProps) {
  const language = useLanguage();
  const pressed = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open({ path, language, trigger: event.currentTarget });
  };
  const near = () => void load(language).catch(() => {});
  return (
    <a href={path} className={className} aria-haspopup="dialog" onClick={pressed} onPointerEnter={near} onFocus={near}>
      {children}
    </a>
  );
}

/** Listens for its keys and shows the search while it is open. */
export function SearchLayer({ rules, path }: { rules: SearchRules; path: string }) {
  const isOpen = useModal('search') !== null;
  const language = useLanguage();
  const keyed = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    open({ path, language, trigger: null });
  });

  // As soon as the page is awake: an effect would come a paint later, and a key in between would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => keyed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return isOpen && <SearchDialog rules={rules} />;
}

'use client';
// Opens at a press or a key, and only then loads the search itself.
import { type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useModal, useModals } from '@/lib/modals/modals.store';
import { isSearchKey } from '../memory/shortcut';
import type { SearchRules } from './search.queries';

const load = () => import('./search-dialog.island');
const SearchDialog = loadLater(() => load().then((file) => file.SearchDialog));

/** Where the code of the search does not come, the visitor is led to what the link says. */
const open = (path: string, trigger: HTMLElement | null) =>
  load().then(
    () => useModals.getState().open('search', { trigger }),
    () => location.assign(path),
  );

interface LinkProps {
  /** Where it leads without scripts. */
  path: string;
  className: string | undefined;
  children: ReactNode;
}

export function SearchLink({ path, className, children }: LinkProps) {
  const pressed = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open(path, event.currentTarget);
  };
  return (
    <a href={path} className={className} aria-haspopup="dialog" onClick={pressed} onPointerEnter={load} onFocus={load}>
      {children}
    </a>
  );
}

/** Listens for its keys and shows the search while it is open. */
export function SearchLayer({ rules, path }: { rules: SearchRules; path: string }) {
  const isOpen = useModal('search') !== null;
  const keyed = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    void open(path, null);
  });

  // As soon as the page is awake: an effect would come a paint later, and a key in between would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => keyed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return isOpen && <SearchDialog rules={rules} />;
}

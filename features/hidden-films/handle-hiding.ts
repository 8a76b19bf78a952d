import type { HidingReason } from '@/lib/domain/hidden-films';
import { findHidingReason, setHiding } from '@/lib/visitor/marks/hidden-films';
import { shownFor } from '@/lib/visitor/marks/tell-change';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { paintHidden, unfoldFilms } from './paint-hidden';

const topic = 'hidden';

/** Hides the film of a page from lists, or, with the same reason once more, brings it back; says so, and how to undo it. */
function hideFilm(button: HTMLElement): void {
  const words = button.closest<HTMLElement>('[data-hiding]')?.dataset;
  if (!words) return;
  const { hiding: slug = '', hidden = '', shown = '', refused = '', undo = '' } = words;
  const before = findHidingReason(slug);
  const why = button.dataset.why === before ? null : (button.dataset.why as HidingReason);
  paintHidden();
  const isKept = setHiding(slug, why);
  useAlerts.getState().push({
    topic,
    level: isKept ? 'INFO' : 'WARNING',
    title: why ? hidden : shown,
    ...(!isKept && { subtitle: refused }),
    icon: 'check',
    autoCloseMs: shownFor,
    action: { label: undo, act: () => void setHiding(slug, before) },
  });
}

/** The focus stays at the film, whose button goes. */
function bringBack(button: HTMLElement): void {
  const film = button.closest<HTMLElement>('[data-show]');
  setHiding(film?.dataset.show ?? '', null);
  film?.querySelector('a')?.focus();
}

export const hidingHandlers = { hideFilm, unfoldFilms, bringBack };

import { paintOnChange } from '@/lib/visitor/device/paint-on-change';
import { findHidingReason, foldFilms, followFolded, listHiddenFilms } from '@/lib/visitor/marks/hidden-films';

const { dataset } = document.documentElement;

/** Says how many films of a page are hidden, and on a film's own page why it is: once a visit, for this page and the next ones. */
export function paintHidden(): void {
  if (isPainting) return;
  isPainting = true;
  // Another tab may have begun.
  foldFilms();
  paintOnChange(paint);
  followFolded(paint);
  // Another tab of the list of films.
  addEventListener('hashchange', paint);
}
let isPainting = false;

/** Shows what is hidden, dimmed, or folds it away again. */
export function unfoldFilms(): void {
  if (dataset.unfolded === undefined) dataset.unfolded = '';
  else delete dataset.unfolded;
  paint();
}

function paint(): void {
  const hidden = new Set(listHiddenFilms());
  for (const button of document.querySelectorAll<HTMLElement>('[data-hiding] [data-why]')) {
    const slug = button.closest<HTMLElement>('[data-hiding]')?.dataset.hiding ?? '';
    const pressed = String(findHidingReason(slug) === button.dataset.why);
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
  const line = document.querySelector<HTMLElement>('[data-press="unfoldFilms"]');
  if (!line) return;
  const isUnfolded = dataset.unfolded !== undefined;
  const films = listHere(hidden);
  const count = new Set(films.map(({ dataset: { show } }) => show)).size;
  const { one = '', many = '', again = '', back = '' } = line.dataset;
  write(line, count === 0 ? '' : isUnfolded ? again : count === 1 ? one : many.replace('{}', String(count)));
  offerBack(isUnfolded ? films : [], back);
}

/** Those that would be seen here: not what another tab or a filter leaves out. Looked at while nothing is folded, and before it is painted. */
function listHere(hidden: ReadonlySet<string>): HTMLElement[] {
  const films = [...document.querySelectorAll<HTMLElement>('[data-show]')].filter(({ dataset: { show } }) =>
    hidden.has(show ?? ''),
  );
  if (!films.length || dataset.unfolded !== undefined) return films.filter((film) => film.checkVisibility());
  dataset.unfolded = '';
  const here = films.filter((film) => film.checkVisibility());
  delete dataset.unfolded;
  return here;
}

/** What is right already is left alone: every change of the page is looked at. */
function write(line: HTMLElement, text: string): void {
  if (line.textContent !== text) line.textContent = text;
}

function offerBack(films: readonly HTMLElement[], back: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-press="bringBack"]'))
    if (!films.some((film) => film.contains(button))) button.remove();
  for (const film of films) {
    if (film.querySelector('[data-press="bringBack"]')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.press = 'bringBack';
    button.textContent = back;
    button.setAttribute('aria-label', `${back}: ${film.querySelector('a')?.textContent ?? ''}`);
    film.append(button);
  }
}

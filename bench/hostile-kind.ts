import { siteHost } from './screens';

/** What is there, of which strangers make what is not. */
export type Known = {
  show: string;
  cinema: string;
  /** As a page writes them: a script, a picture in a width, and the address of that picture. */
  script: string;
  picture: string;
  pictureUrl: string;
};

/** A request as a stranger writes it. */
export type Hostile = {
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Whatever it is, it leaves no file. */
export type HostileKind = {
  name: string;
  count: number;
  /** Answers that are honest, beside a 503 that says when to come again. */
  statuses: readonly number[];
  /** Nobody but the catalogue knows whether there is such a thing, so that each may be a question to it. */
  isAsked?: true;
  ask: (index: number, known: Known) => Hostile;
};

export const here = (path: string, more: Omit<Hostile, 'host' | 'path'> = {}): Hostile => ({
  host: siteHost,
  path,
  ...more,
});

export const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;

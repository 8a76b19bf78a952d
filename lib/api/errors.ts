import type { z } from 'zod';
import { withoutTyped } from './without-typed';

/** Next prints what a page could not be made for: one line of it, since where it was thrown says nothing of a catalogue's fault. */
export class CatalogueError extends Error {
  override name = 'CatalogueError';
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `${this.name}: ${this.message}`;
  }
}

/** The catalogue answered, and the answer was no, or was no JSON. */
export class ApiError extends CatalogueError {
  override name = 'ApiError';
  constructor(
    readonly url: string,
    readonly status: number,
    why?: string,
    /** Seconds after which it may be asked again, where it says so. */
    readonly retryAfter?: number,
  ) {
    super(`${status} from ${withoutTyped(url)}${why ? `: ${why}` : ''}`);
  }
}

/** The catalogue answered something else than agreed. */
export class ContractError extends CatalogueError {
  override name = 'ContractError';
  constructor(
    readonly url: string,
    issues: readonly z.core.$ZodIssue[],
  ) {
    super(
      `${withoutTyped(url)} broke its contract: ${issues
        .slice(0, 5)
        .map(({ path, message }) => `${path.join('.')} ${message}`)
        .join('; ')}`,
    );
  }
}

/** The catalogue says that there is no such thing, or none at all, and a moment ago there was. */
export class ContradictionError extends CatalogueError {
  override name = 'ContradictionError';
  constructor(
    readonly url: string,
    said: string,
  ) {
    super(`${said} from ${withoutTyped(url)}, which was there minutes ago`);
  }
}

/** No answer in time, or no connection at all. */
export class TimeoutError extends CatalogueError {
  override name = 'TimeoutError';
  constructor(
    readonly url: string,
    why: string,
  ) {
    super(`No answer from ${withoutTyped(url)}: ${why}`);
  }
}

/** There is such an experience, but without a title it cannot be shown (spec catalogue §8). */
export class TagNotFoundError extends CatalogueError {
  override name = 'TagNotFoundError';
  constructor(readonly slug: string) {
    super('Tag not found');
  }
}

/** Whether the catalogue says that there is no such thing, which is an answer and no fault. */
export const isAbsence = (error: unknown): boolean =>
  error instanceof TagNotFoundError || (error instanceof ApiError && [404, 410].includes(error.status));

/** Next throws errors with a digest to steer rendering; they are not ours to explain, nor to hide. */
export const isFrameworks = (error: unknown): boolean => error instanceof Error && 'digest' in error;

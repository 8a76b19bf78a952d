import { expect } from '@playwright/test';

/** Whether a page says some things and not others; a failure names them and spares the page. */
export function expectText(
  html: string,
  { has = [], lacks = [] }: { has?: readonly string[]; lacks?: readonly string[] },
): void {
  expect({
    missing: has.filter((text) => !html.includes(text)),
    unwanted: lacks.filter((text) => html.includes(text)),
  }).toEqual({
    missing: [],
    unwanted: [],
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request, Response } from '@playwright/test';
import { waitUntilAwake } from './wait-until-awake';

const quiet = 150;

/**
 * Opens a page and waits until it hears its visitor and has asked for nothing in the last 150 ms, where Playwright's own
 * `networkidle` waits 500.
 */
export async function gotoQuietly(page: Page, url: string): Promise<Response | null> {
  const open = new Set<Request>();
  let last = performance.now();
  const begins = (request: Request) => open.add(request);
  const ends = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  const response = await page.goto(url);
  await waitUntilAwake(page);
  while (open.size > 0 || performance.now() - last < quiet) await pause(25);
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
  return response;
}

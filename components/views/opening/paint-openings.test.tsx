// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpeningTime } from './opening-time';

const at = Date.parse('2026-11-25T10:00:00+01:00');
const near = 'Réservation à 10:00, dans {hours} h {minutes} min|Réservation à 10:00, dans {minutes} min|Réservez';
const day = 'Réservation dès mer. 25 nov. à 10:00';
let clockOfServer = 0;
let asked = 0;
let stop = () => {};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(null, { headers: { date: new Date(clockOfServer).toUTCString() } });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = <OpeningTime said={[day, new Date(at).toISOString(), near]} />;
const said = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** A visitor looks at cards some seconds before the booking of one opens. */
async function look(seconds: number, { wrongBy = 0 } = {}) {
  clockOfServer = at - seconds * 1000;
  vi.setSystemTime(clockOfServer + wrongBy);
  const shown = render(
    <>
      {card}
      <OpeningTime said={['Réservation dès ven. 4 déc. à 10:00', '2026-12-04T09:00:00Z']} />
    </>,
  );
  const { paintOpenings } = await import('./paint-openings');
  stop = await paintOpenings();
  return shown;
}

it('counts down to the minute on the card whose booking opens that day, and says that it is open', async () => {
  await look(2 * 3600 + 14 * 60);
  expect(said()).toEqual(['Réservation à 10:00, dans 2 h 14 min', 'Réservation dès ven. 4 déc. à 10:00']);
  await pass(75 * 60);
  expect(said()[0]).toBe('Réservation à 10:00, dans 59 min');
  await pass(58 * 60 + 59);
  expect(said()[0]).toBe('Réservation à 10:00, dans 1 min');
  await pass(1);
  expect(said()).toEqual(['Réservez', 'Réservation dès ven. 4 déc. à 10:00']);
});

it('says the day until less than half a day is left', async () => {
  await look(12 * 3600 + 30);
  expect(said()[0]).toBe(day);
  await pass(31);
  expect(said()[0]).toBe('Réservation à 10:00, dans 12 h 0 min');
});

it('opens by the clock of the server where the visitor’s is an hour ahead', async () => {
  await look(90, { wrongBy: 3_600_000 });
  expect(said()[0]).toBe('Réservation à 10:00, dans 2 min');
  await pass(91);
  expect(said()[0]).toBe('Réservez');
});

it('changes the page once a minute, however many cards wait, and asks for the time once', async () => {
  await look(600);
  render(card);
  await pass(1);
  expect(said()[2]).toBe('Réservation à 10:00, dans 10 min');
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((found) => changes.push(...found));
  watch.observe(document.body, { childList: true, subtree: true });
  await pass(60);
  watch.disconnect();
  expect(changes).toHaveLength(2);
  expect(asked).toBe(1);
});

it('may paint before React has seen the card', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<main>${renderToString(card)}</main>`;
  const main = document.querySelector('main');
  if (main) main.querySelector('time')!.textContent = 'Réservez';
  render(card, { container: main!, hydrate: true });
  expect(said()).toEqual(['Réservez']);
  expect(errors).not.toHaveBeenCalled();
});

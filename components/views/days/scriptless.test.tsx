// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { Scriptless } from './scriptless';

const say = (day: string | null) =>
  renderToStaticMarkup(
    <Tab>
      <Scriptless day={day} />
    </Tab>,
  );

it('says without scripts of which day the times are', () => {
  expect(say('2026-11-20')).toMatch(/Friday, 20\sNovember/);
});

it('says without scripts that the times did not come, and leads to the page once more', () => {
  expect(say(null)).toMatch(/could not be loaded.*<a [^>]*href=""[^>]*>Try again/);
});

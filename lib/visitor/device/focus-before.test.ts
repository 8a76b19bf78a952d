// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { focusBefore } from './focus-before';

it('gives the focus to the stop of the Tab key that stands before', () => {
  document.body.innerHTML = `
    <div><a href="/a" id="first">20:15</a></div>
    <ul><li><button id="stop">21:00</button></li><li><button tabindex="-1">22:00</button></li></ul>
    <p tabindex="-1">All of it</p>
    <p><button id="more">More</button></p>
    <a href="/b">After</a>`;
  const more = document.getElementById('more')!;
  more.focus();
  focusBefore(more);
  expect(document.activeElement?.id).toBe('stop');
  focusBefore(document.getElementById('stop')!);
  expect(document.activeElement?.id).toBe('first');
});

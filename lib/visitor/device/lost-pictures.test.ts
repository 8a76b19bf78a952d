// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lostPicturesScript } from './lost-pictures-script';

it('marks a picture that does not come, until one comes', () => {
  new Function(lostPicturesScript)();
  document.body.innerHTML = '<img alt=""><script></script>';
  const [picture, script] = document.body.children;
  for (const each of [picture, script]) each?.dispatchEvent(new Event('error'));
  expect(document.querySelectorAll('[data-lost]')).toHaveLength(1);
  expect(picture?.hasAttribute('data-lost')).toBe(true);
  picture?.dispatchEvent(new Event('load'));
  expect(picture?.hasAttribute('data-lost')).toBe(false);
});

import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it('turns literal breaks and entities into text', () => {
  expect(plainText('<p>Laser.</p><ul><li>From 5 years</li><li>A supplement</li></ul>')).toBe(
    'Laser.\nFrom 5 years\nA supplement',
  );
  expect(plainText('A &amp; B<br/>2 &lt; 3<br />\r\n<b>end</b>')).toBe('A & B\n2 < 3\nend');
});

it('leaves no tag in text that was escaped twice', () => {
  expect(plainText('&amp;lt;script&amp;gt;')).toBe('&lt;script&gt;');
});

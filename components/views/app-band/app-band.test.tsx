// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { AppBand } from './app-band';

const apps = { apple: 'https://apps.example/ios', android: 'https://apps.example/android' };

const band = (stores: Partial<typeof apps> | null = apps) => (
  <Tab>
    <AppBand title="In your pocket" picture="/a.jpg" apps={stores && { apple: null, android: null, ...stores }} />
  </Tab>
);

const on = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const isMain = (name: string) => screen.getByRole('link', { name }).className.includes('primary');

describe('where to get the app', () => {
  it('names both stores alike before the device is known, and without scripts', () => {
    const html = renderToString(band());
    expect(html).toContain(apps.apple);
    expect(html).toContain(apps.android);
    expect(html).not.toContain('primary');
  });

  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1)', true, false],
    ['an Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', false, true],
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64)', false, false],
  ])('puts the store of %s forward and keeps the other', (_, userAgent, apple, android) => {
    on(userAgent);
    render(band());
    expect(isMain('App Store')).toBe(apple);
    expect(isMain('Google Play')).toBe(android);
  });

  it('names only the store there is', () => {
    render(band({ android: apps.android }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Google Play']);
  });

  it('names none when the settings did not answer', () => {
    render(band(null));
    expect(screen.getByRole('heading', { name: 'In your pocket' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';

let stop = () => {};
afterEach(() => {
  stop();
  localStorage.clear();
});

it('tells the other tabs at once', async () => {
  const heard = vi.fn();
  stop = hearOtherTabs(heard);
  tellOtherTabs('left');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('left'));
});

describe('in a browser without channels', () => {
  const news = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('goes by storage', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const heard = vi.fn();
    stop = hearOtherTabs(heard);
    tellOtherTabs('entered');
    news('candela_session', localStorage.getItem('candela_session'));
    expect(heard).toHaveBeenCalledExactlyOnceWith('entered');
  });

  it.each([
    ['candela_session', null],
    ['candela_session', 'nonsense'],
    ['something_else', 'left 1'],
  ])('does not mind %s = %s', (key, value) => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const heard = vi.fn();
    stop = hearOtherTabs(heard);
    news(key, value);
    expect(heard).not.toHaveBeenCalled();
  });

  it('does without storage too', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => tellOtherTabs('left')).not.toThrow();
  });
});

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
  tellOtherTabs('session');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('session'));
});

describe('in a browser without channels', () => {
  const news = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('goes by storage', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const heard = vi.fn();
    stop = hearOtherTabs(heard);
    tellOtherTabs('marks');
    news('candela_tabs', localStorage.getItem('candela_tabs'));
    expect(heard).toHaveBeenCalledExactlyOnceWith('marks');
  });

  it('minds nothing else that is kept', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const heard = vi.fn();
    stop = hearOtherTabs(heard);
    news('something_else', 'session 1');
    expect(heard).not.toHaveBeenCalled();
  });

  it('does without storage too', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => tellOtherTabs('session')).not.toThrow();
  });
});

/** `local` lasts and is every tab's of this site; `session` is this tab's alone. */
type Area = 'local' | 'session';

/**
 * The one way to the browser's storage, which may be full, switched off or forbidden: then nothing is kept. What it holds
 * may be anything, so whoever reads JSON says how it is parsed; what is none counts as nothing.
 */
export const findText = (area: Area, key: string) => attempt(area, (storage) => storage.getItem(key));

export const findJson = <T>(area: Area, key: string, parse: (value: unknown) => T) =>
  attempt(area, (storage) => parse(JSON.parse(storage.getItem(key) ?? '')));

/** Without a text the key is forgotten. Whether it could be done. */
export const saveText = (area: Area, key: string, text?: string) =>
  attempt(area, (storage) => {
    if (text) storage.setItem(key, text);
    else storage.removeItem(key);
    return true;
  }) ?? false;

/** Even to name the storage may throw. */
function attempt<T>(area: Area, act: (storage: Storage) => T): T | undefined {
  try {
    return act(window[`${area}Storage`]);
  } catch {
    return undefined;
  }
}

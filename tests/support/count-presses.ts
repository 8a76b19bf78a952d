import { expect, type Locator } from '@playwright/test';

/** Presses of a visitor, of whom a task may ask for so many at most; a choice from the browser's own list counts as one. */
export function countPresses(most: number) {
  let count = 0;
  const counted = async (act: Promise<unknown>) => {
    count += 1;
    expect(count, 'presses').toBeLessThanOrEqual(most);
    await act;
  };
  return {
    tap: (what: Locator) => counted(what.tap()),
    choose: (field: Locator, value: string) => counted(field.selectOption(value).then(() => {})),
  };
}

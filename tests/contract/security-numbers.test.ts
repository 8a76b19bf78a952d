import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are its first ones, counted from 1. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const count = (length: number, from = 1) => Array.from({ length }, (_, index) => from + index);
const demanded = Object.entries(sections).flatMap(([section, most]) => count(most).map((each) => `${section}.${each}`));

/** `7.4.1`, or all from `7.1.1` to `7.1.3`. */
function listNumbers(text: string): string[] {
  const [, section = '', from = '', to = from] = /^(\d+\.\d+)\.(\d+)(?: – \1\.(\d+))?$/.exec(text) ?? [];
  return from ? count(Number(to) - Number(from) + 1, Number(from)).map((each) => `${section}.${each}`) : [`"${text}"`];
}

const cells = [...readFileSync('docs/security.md', 'utf8').matchAll(/^\| (\d[^|]*?) \|/gm)].flatMap(([, cell = '']) =>
  cell.split(', ').map((text) => ({ level3: text.endsWith(' (level 3)'), text: text.replace(' (level 3)', '') })),
);

it('docs/security.md has a line for each requirement of levels 1 and 2', () => {
  expect(demanded).toHaveLength(253);
  const said = new Set(cells.flatMap(({ text }) => listNumbers(text)));
  expect(demanded.filter((number) => !said.has(number))).toEqual([]);
});

it('and any other that it names is one of level 3, and says so', () => {
  const wrong = cells.filter(({ level3, text }) =>
    listNumbers(text).some((number) => demanded.includes(number) === level3),
  );
  expect(wrong).toEqual([]);
});

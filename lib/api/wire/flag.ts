import type { z } from 'zod';
import { parseWrittenAge } from '@/lib/domain/meant-age';
import type { Flag } from '@/lib/domain/show';
import { text } from './plain';

export const flagFields = { label: text, labelFlagColor: text, flag: text, flagColor: text, labelCategory: text };
type FlagFields = z.output<z.ZodObject<typeof flagFields>>;

const heart = 5;
const grey = 3;

/** The editors' flag, else their label; a colour that is no digit from 1 to 5 is the neutral one. */
export function buildFlag({ flag, flagColor, label, labelFlagColor, labelCategory }: FlagFields): Flag | null {
  const [words, code] = flag ? [flag, flagColor] : [label, labelFlagColor];
  if (!words) return null;
  const colours = [1, 2, 3, 4, 5] as const;
  const colour = colours.find((digit) => String(digit) === code);
  return { text: words, colour: colour ?? (labelCategory === 'HEART' ? heart : grey) };
}

/** The age that the editors write on a title, as its flag or, where that says something else, as its label. */
export function readMeantAge({ flag, label }: Pick<FlagFields, 'flag' | 'label'>): { meantFrom?: number } {
  const age = parseWrittenAge(flag) ?? parseWrittenAge(label);
  return age === undefined ? {} : { meantFrom: age };
}

import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { group } from '../../kit/svg';
import { crowdLooks, seated } from './people';
/** Two rows of seats seen from behind, most of them taken. */
export const rows = (sheet: Sheet, seat: string, from: number, heads = 0.7) => {
  for (let row = 0; row < 2; row++)
    for (let i = -1; i < 8; i++) {
      const [x, y, s] = [i * 250 + row * 120, from + row * 120, 0.9 + row * 0.24];
      const look = nth(crowdLooks, i + 1 + row * 3);
      const shown = sheet.random.chance(heads) ? seated(look, seat) : seated({ ...look, hair: seat, skin: seat }, seat);
      sheet.add(group(shown, { transform: `translate(${x} ${y}) scale(${s})` }));
    }
};

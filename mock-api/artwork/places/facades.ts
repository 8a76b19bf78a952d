// The first six cinemas, at dusk; towns.ts holds the others. Each front is its own small drawing; sky, street and sign are shared.

import type { Sheet } from '../kit/sheet';
import type { FacadeId, FrontId, LightId } from '../pictures';
import { concrete } from './facades/concrete';
import { multiplex } from './facades/multiplex';
import { palace } from './facades/palace';
import { smallTown } from './facades/small-town';
import { theatre } from './facades/theatre';
import { warehouse } from './facades/warehouse';
import { inLight } from './light';
import { towns } from './towns';

/** Each front in the light it was first drawn in. */
const fronts: Readonly<Record<FrontId, (sheet: Sheet) => void>> = {
  ...towns,
  'f01-art-deco-palace': palace,
  'f02-glass-multiplex': multiplex,
  'f03-converted-warehouse': warehouse,
  'f04-small-town': smallTown,
  'f05-modern-concrete': concrete,
  'f06-old-theatre': theatre,
};

/** What draws a front, in its own light or in the one that its id names. */
export function facadeOf(id: FacadeId): (sheet: Sheet) => void {
  const [front, light] = id.split('-in-') as [FrontId, LightId?];
  return light ? inLight(fronts[front], light) : fronts[front];
}

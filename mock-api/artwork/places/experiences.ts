// Four halls of a cinema, drawn from the seats.

import type { Sheet } from '../kit/sheet';
import type { ExperienceId } from '../pictures';
import { kids } from './experiences/kids';
import { laser } from './experiences/laser';
import { moving } from './experiences/moving';
import { recliner } from './experiences/recliner';

export const experiences: Readonly<Record<ExperienceId, (sheet: Sheet) => void>> = {
  'e1-laser-screen': laser,
  'e2-moving-seats': moving,
  'e3-recliner-lounge': recliner,
  'e4-kids-hall': kids,
};

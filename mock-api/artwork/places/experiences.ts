// Halls of a cinema, drawn from the seats.

import type { Sheet } from '../kit/sheet';
import type { ExperienceId } from '../pictures';
import { dark } from './experiences/dark';
import { kids } from './experiences/kids';
import { laser } from './experiences/laser';
import { moving } from './experiences/moving';
import { recliner } from './experiences/recliner';
import { walls } from './experiences/walls';

export const experiences: Readonly<Record<ExperienceId, (sheet: Sheet) => void>> = {
  'e1-laser-screen': laser,
  'e2-moving-seats': moving,
  'e3-recliner-lounge': recliner,
  'e4-kids-hall': kids,
  'e5-picture-on-walls': walls,
  'e6-dark-hall': dark,
};

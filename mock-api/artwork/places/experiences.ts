// Four halls of a cinema, drawn from the seats.

import { kids } from './experiences/kids';
import { laser } from './experiences/laser';
import { moving } from './experiences/moving';
import { recliner } from './experiences/recliner';

export const experiences = {
  'e1-laser-screen': laser,
  'e2-moving-seats': moving,
  'e3-recliner-lounge': recliner,
  'e4-kids-hall': kids,
};

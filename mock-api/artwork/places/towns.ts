// Eight more cinemas: another angle, another season, another town for each.

import { above } from './towns/above';
import { alpine } from './towns/alpine';
import { autumn } from './towns/autumn';
import { canal } from './towns/canal';
import { casablanca } from './towns/casablanca';
import { dakar } from './towns/dakar';
import { square } from './towns/square';
import { tunis } from './towns/tunis';

export const towns = {
  'f07-casablanca': casablanca,
  'f08-dakar': dakar,
  'f09-tunis': tunis,
  'f10-alpine-snow': alpine,
  'f11-dutch-canal': canal,
  'f12-square': square,
  'f13-autumn-rain': autumn,
  'f14-from-above': above,
};

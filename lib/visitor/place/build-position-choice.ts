import type { Gps } from '@/lib/domain/cinema';
import type { LocatorChoice } from './locator-choice';

/** Two decimals are a kilometre: enough for cinemas, too little for a front door. */
export const buildPositionChoice = ({ latitude, longitude }: Gps): LocatorChoice => ({
  mode: 'position',
  value: `${latitude.toFixed(2)},${longitude.toFixed(2)}`,
});

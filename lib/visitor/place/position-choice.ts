import type { Gps } from '@/lib/domain/cinema';
import type { LocatorChoice } from './locator-choice';

/** Two decimals are a kilometre: enough for cinemas, too little for a front door. */
export const buildPositionChoice = ({ latitude, longitude }: Gps): LocatorChoice => ({
  mode: 'position',
  value: `${latitude.toFixed(2)},${longitude.toFixed(2)}`,
});

/** What the cookie says of a position: where that is stands in the device's storage, for a cookie goes out with every request. */
export const position = 'position:';
/** In the device's storage. */
export const positionKey = 'candela_position';

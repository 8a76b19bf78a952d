import { fractal } from '../kit/noise';
import { blend, dim, type Light, lightOf, type Plate, ramp, shine } from '../kit/plate';
import type { Random } from '../kit/random';
import { heavens, horizon, veil, type Weather } from './weather';

/** Water to the horizon: the sky once more, broken by waves; `swell` 0 is a mirror, 1 the open sea, 2 a storm. */
export function sea(weather: Weather, random: Random, swell: number): Plate {
  const sky = heavens(weather, random);
  const wave = fractal(random);
  const [haze, deep] = [lightOf(weather.haze), lightOf(weather.dark, 1.4)];
  const burn = lightOf(weather.sun.colour, 1.5);
  const mirrored: Light = [0, 0, 0];
  return (x, y, out) => {
    if (y < horizon) {
      sky(x, y, out);
      veil(out, haze, y, 46, 0.55);
      return;
    }
    const below = y - horizon;
    const far = 1 / (below + 7);
    const [u, v] = [(x - 1000) * far * 4.2, 900 * far];
    const ripple = wave(u * 3.1 + 60, v * 5.4, 6) - 0.5;
    const crest = wave(u * 0.9, v * 2.1 + 30, 5) - 0.5;
    const height = (crest * 1.4 + ripple * 0.8) * swell;
    sky(x + ripple * 90 * (0.15 + swell), horizon - below * 0.82 + height * 190, mirrored);
    out[0] = mirrored[0];
    out[1] = mirrored[1];
    out[2] = mirrored[2];
    // Near water is looked into, far water only looked at.
    blend(out, deep, Math.min(0.82, 0.2 + below / 560 + swell * 0.12 + height * 0.5 * (swell > 0 ? 1 : 0)));
    const path = Math.exp(-(((x - weather.sun.x) / (70 + below * 0.55)) ** 2));
    shine(out, burn, weather.sun.glow * path * ramp(0.02, 0.22, ripple + crest * 0.5) * swell * 0.9);
    if (swell > 1.2) shine(out, haze, ramp(0.2, 0.34, crest + ripple * 0.5) * 0.8);
    veil(out, haze, y, 30, 0.5);
    dim(out, 1 - below / 1300);
  };
}

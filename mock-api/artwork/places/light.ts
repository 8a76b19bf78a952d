// The same front in another light: what sky stands behind it, how its colours change, what falls from above.

import { heavens, type Weather, weathers } from '../frames/weather';
import type { Sheet } from '../kit/sheet';
import { ellipse, group, rect, stroke } from '../kit/svg';
import type { LightId } from '../pictures';
import { palm } from './towns/pieces';

type Air = 'rain' | 'mist' | 'snow' | 'dust';

interface Light {
  readonly sky: Weather;
  /** What is left of red, green and blue, and how much of the colour. */
  readonly tint: readonly [red: number, green: number, blue: number];
  readonly colour?: number;
  readonly air?: Air;
  readonly palms?: string;
}

const { dawn, noon, gold, dusk, night, storm, fog, winter, rose, ember } = weathers;

const lights: Readonly<Record<LightId, Light>> = {
  noon: { sky: noon, tint: [1.16, 1.14, 1.08] },
  dawn: { sky: dawn, tint: [1.14, 1, 0.94] },
  gold: { sky: gold, tint: [1.2, 1.02, 0.8] },
  dusk: { sky: dusk, tint: [0.96, 0.86, 1] },
  night: { sky: night, tint: [0.88, 0.82, 0.84] },
  rain: { sky: storm, tint: [0.82, 0.9, 0.98], colour: 0.66, air: 'rain' },
  mist: { sky: fog, tint: [0.98, 1, 1.02], colour: 0.62, air: 'mist' },
  snow: { sky: winter, tint: [1, 1.03, 1.1], colour: 0.8, air: 'snow' },
  south: { sky: noon, tint: [1.2, 1.14, 1.02], palms: '#2c4a34' },
  amber: { sky: gold, tint: [1.22, 1, 0.78], palms: '#3a2418' },
  rose: { sky: rose, tint: [1.12, 0.98, 1.04], palms: '#3a2c44' },
  ember: { sky: ember, tint: [1.1, 0.8, 0.72], palms: '#1a0c10' },
  dust: {
    sky: { ...gold, high: '#c8a878', low: '#f0d8a8', cloud: 0.16 },
    tint: [1.16, 1.06, 0.88],
    colour: 0.8,
    air: 'dust',
    palms: '#4a3a26',
  },
  tropic: {
    sky: { ...dusk, high: '#1c6a7a', low: '#ffb890', cloud: 0.62, lit: '#ffc8a0' },
    tint: [1.04, 0.96, 0.96],
    palms: '#0c2a2a',
  },
};

const falling: Record<Air, (sheet: Sheet) => void> = {
  rain: (sheet) => {
    const { random } = sheet;
    const drop = () => `M${random.between(0, 1640).toFixed(0)} ${random.between(-40, 880).toFixed(0)}l-9 46`;
    sheet.add(stroke(Array.from({ length: 260 }, drop).join(''), '#dfe8f0', 1.8, { opacity: 0.34 }));
  },
  mist: (sheet) => {
    const veil = sheet.linear([
      [0, '#dfe3e2', 0.1],
      [0.55, '#dfe3e2', 0.5],
      [0.86, '#dfe3e2', 0.62],
      [1, '#dfe3e2', 0.2],
    ]);
    sheet.add(rect(0, 0, sheet.w, sheet.h, veil));
  },
  snow: (sheet) => {
    const { random } = sheet;
    sheet.add(
      ...Array.from({ length: 240 }, () => {
        const r = random.between(1.2, 4.6);
        return ellipse(random.between(0, 1600), random.between(0, 880), r, r, '#ffffff', {
          opacity: random.between(0.4, 0.95),
        });
      }),
    );
  },
  dust: (sheet) =>
    void sheet.add(
      rect(
        0,
        0,
        sheet.w,
        sheet.h,
        sheet.linear([
          [0, '#f0d8a8', 0.08],
          [0.8, '#f0d8a8', 0.34],
          [1, '#f0d8a8', 0.1],
        ]),
      ),
    ),
};

/** A front that is drawn by `draw`, in that light instead of its own. */
export function inLight(draw: (sheet: Sheet) => void, id: LightId): (sheet: Sheet) => void {
  const light: Light = lights[id];
  return (sheet) => {
    sheet.openSky = true;
    draw(sheet);
    const [red, green, blue] = light.tint;
    const { colour = 1 } = light;
    const grey = (1 - colour) / 3;
    const row = (gain: number, at: number) =>
      [0, 1, 2].map((k) => ((k === at ? colour + grey : grey) * gain).toFixed(3)).join(' ');
    const matrix = `${row(red, 0)} 0 0 ${row(green, 1)} 0 0 ${row(blue, 2)} 0 0 0 0 0 1 0`;
    const graded = sheet.define(
      (name) =>
        `<filter id="${name}" filterUnits="userSpaceOnUse" x="0" y="0" width="${sheet.w}" height="${sheet.h}" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${matrix}"/></filter>`,
    );
    const front = sheet.body.splice(0);
    sheet.add(group(front, { filter: graded }));
    if (light.air) falling[light.air](sheet);
    if (light.palms) sheet.add(palm(96, 872, 1.5, light.palms), palm(1530, 884, 1.7, light.palms));
    sheet.plate = () => heavens(light.sky, sheet.random);
    sheet.finish = { grain: 0.03, vignette: 0.26, bloom: 0.35 };
  };
}

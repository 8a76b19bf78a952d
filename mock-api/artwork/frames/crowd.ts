import { ellipse, group, path, polygon } from '../kit/svg';
import type { Figure } from './shot';

/** Raised arms and heads from the back of the hall, over the whole width. */
export const crowd =
  (top: number, ink: string, raised = 0.5): Figure =>
  (sheet) => {
    const { random } = sheet;
    for (let row = 0; row < 3; row++)
      for (let x = -40 + row * 30; x < 2040; x += random.between(62, 96)) {
        const y = top + row * 52 + random.between(-16, 16);
        const s = 1 + row * 0.28;
        const arm = random.chance(raised) ? random.between(-30, 30) : undefined;
        sheet.add(
          group(
            [
              ellipse(0, 0, 20, 25, ink),
              path('M-12 18Q-54 30 -58 90V400H58V90Q54 30 12 18Z', ink),
              arm === undefined
                ? ''
                : group(
                    [
                      path('M-9 60L-7 -84Q0 -104 8 -84L10 60Z', ink),
                      polygon(
                        [
                          [-7, -84],
                          [-12, -112],
                          [-2, -96],
                          [2, -118],
                          [6, -96],
                          [14, -108],
                          [8, -80],
                        ],
                        ink,
                      ),
                    ],
                    { transform: `translate(${arm > 0 ? 40 : -40} 20) rotate(${arm})` },
                  ),
            ],
            { transform: `translate(${x} ${y}) scale(${s})` },
          ),
        );
      }
  };

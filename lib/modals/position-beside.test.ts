import { expect, it } from 'vitest';
import { positionBeside } from './position-beside';

const screen = { width: 1440, height: 900 };
const button = (left: number, top: number, width = 100, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('stands 8 px below its trigger, at its start', () => {
  expect(positionBeside(button(200, 100), 368, screen)).toEqual({ top: 152, bottom: null, left: 200, room: 740 });
});

it('ends with its trigger where it would leave the viewport', () => {
  expect(positionBeside(button(1276, 100), 368, screen).left).toBe(1376 - 368);
});

it('keeps 8 px from both edges of the viewport', () => {
  expect(positionBeside(button(1400, 100, 60), 368, screen).left).toBe(1440 - 368 - 8);
  expect(positionBeside(button(-50, 100), 368, screen).left).toBe(8);
  expect(positionBeside(button(20, 100), 368, { width: 360, height: 700 }).left).toBe(8);
});

it('stands above a trigger at the foot of the screen', () => {
  expect(positionBeside(button(64, 820), 320, screen)).toEqual({ top: null, bottom: 88, left: 64, room: 804 });
});

it('stays below where above there is even less', () => {
  expect(positionBeside(button(64, 100), 320, { width: 700, height: 300 })).toMatchObject({ top: 152, room: 140 });
});

it('never has less than no room', () => {
  expect(positionBeside(button(64, -200), 320, { width: 700, height: 10 }).room).toBeGreaterThanOrEqual(0);
});

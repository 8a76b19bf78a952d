import { group, path, stroke } from '../../kit/svg';

export function leaf(
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
  fill: string,
  vein: string,
  opacity = 1,
) {
  const veins = [];
  for (let i = 1; i < 7; i++) {
    const t = i / 7;
    const b = Math.sin(t * Math.PI) * width * 0.42;
    veins.push(
      `M0 ${-t * length}L${b} ${-t * length - length * 0.1}M0 ${-t * length}L${-b} ${-t * length - length * 0.1}`,
    );
  }
  return group(
    [
      path(
        `M0 0C${width * 0.75} ${-length * 0.25} ${width * 0.6} ${-length * 0.75} 0 ${-length}C${-width * 0.6} ${-length * 0.75} ${-width * 0.75} ${-length * 0.25} 0 0Z`,
        fill,
      ),
      stroke(`M0 0V${-length * 0.95}${veins.join('')}`, vein, 1.6),
    ],
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`, opacity },
  );
}

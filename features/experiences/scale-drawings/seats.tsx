import styles from './sheet.module.scss';

const apart = { row: 1.15, seat: 0.78 };
const aisle = 1.5;

/** The seats of a hall seen from above, in metres. */
export function Seats({ width, from, to }: { width: number; from: number; to: number }) {
  const seats = Math.floor((width - 2 * aisle) / apart.seat);
  const rows = Math.floor((to - from) / apart.row) + 1;
  const start = (width - (seats - 1) * apart.seat) / 2;
  // A line of dots a row: a dot has no length, and round ends.
  const row = (index: number) =>
    `M${start.toFixed(2)} ${(from + index * apart.row).toFixed(2)}h${((seats - 1) * apart.seat + 0.01).toFixed(2)}`;
  const d = Array.from({ length: rows }, (_, index) => row(index)).join('');
  return <path className={styles.seats} d={d} strokeDasharray={`0 ${apart.seat}`} />;
}

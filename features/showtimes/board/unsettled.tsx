import type { Showing } from '@/lib/domain/showing';
import { resolveInstant } from '@/lib/time/instant';
import type { Board } from './board.logic';

/** For a visitor of another place, or once nothing of it can be booked, what the page came with is about to change. */
const script = `(({cookie,place,over})=>{
if(Date.now()>over||!document.cookie.split('; ').includes(cookie+'='+place))document.documentElement.dataset.unsettled=''
})(document.currentScript.dataset)`.replaceAll('\n', '');

interface Props {
  /** The name of the cookie that keeps the visitor's place. */
  cookie: string;
  first: Board | null;
  timeZone: string;
}

/** Stands before the board, so that it is known at its first paint whether it is the visitor's. */
export function Unsettled({ cookie, first, timeZone }: Props) {
  const open = first?.venues.flatMap(({ showings }) => showings.filter(({ status }) => !status)) ?? [];
  const over = Math.max(0, ...open.map((showing) => closesAt(showing, timeZone)));
  return (
    <script
      data-cookie={cookie}
      data-place={first?.place?.key}
      data-over={over}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and a script takes its text no other way
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}

const closesAt = ({ until, time }: Showing, timeZone: string): number =>
  Date.parse(until ?? resolveInstant(time, timeZone));

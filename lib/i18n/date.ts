import { buildDayFormat } from './day';

/** A calendar day as it is written of news, releases and months. */
export const formatDate = /* @__PURE__ */ buildDayFormat({
  /** `18 nov. 2026` */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `21 nov.` */
  dayMonth: { day: 'numeric', month: 'short' },
  /** `16 novembre 2026` */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  weekdayLong: { weekday: 'long' },
  /** `novembre 2026` */
  monthYear: { month: 'long', year: 'numeric' },
});

import { lazyPart } from '@/components/page/load-later/lazy-part';

/** Loaded when they are opened: most visitors open neither. */
export const Calendar = /* @__PURE__ */ lazyPart(() =>
  import('@/components/views/days/calendar').then(({ Calendar }) => Calendar),
);
export const Details = /* @__PURE__ */ lazyPart(() => import('./opened').then(({ Details }) => Details));
/** Where a place plays nothing of a title. */
export const Elsewhere = /* @__PURE__ */ lazyPart(() => import('./opened').then(({ Elsewhere }) => Elsewhere));
/** Of a shared link whose day is over. */
export const PastDay = /* @__PURE__ */ lazyPart(() => import('./opened').then(({ PastDay }) => PastDay));

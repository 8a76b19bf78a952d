// Runs in a page before anything else, as it stands. Blocking time is what long tasks take beyond 50 ms each, after the
// first paint: of a task that it falls into, its share after it (https://web.dev/articles/tbt).
{
  const vitals = { lcp: 0, cls: 0, tbt: 0, inp: 0, isHeard: false };
  window.vitals = vitals;
  const on = (type, note, how) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...how });

  on('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });
  on(
    'event',
    ({ interactionId, duration }) => {
      if (!interactionId) return;
      vitals.isHeard = true;
      vitals.inp = Math.max(vitals.inp, duration);
    },
    { durationThreshold: 16 },
  );
  // Told however short it was, where of the others nothing below 16 ms is.
  on('first-input', () => {
    vitals.isHeard = true;
  });
  on('longtask', ({ startTime, duration }) => {
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    if (!firstPaint) return;
    const after = Math.min(duration, startTime + duration - firstPaint.startTime);
    if (after > 0) vitals.tbt += (Math.max(0, duration - 50) * after) / duration;
  });
}

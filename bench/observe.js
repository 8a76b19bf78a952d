// Runs in a page before anything else, as it stands. Blocking time is what a long task takes beyond 50 ms, after the first paint.
{
  const vitals = { lcp: 0, cls: 0, tbt: 0 };
  window.vitals = vitals;
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });

  on('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });
  on('longtask', ({ startTime, duration }) => {
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    if (firstPaint && startTime + duration > firstPaint.startTime) vitals.tbt += Math.max(0, duration - 50);
  });
}

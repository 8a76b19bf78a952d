/** The days of a strip are one stop of the Tab key, and the arrows go from one to the next. */
export function followDayKeys(): void {
  document.addEventListener('keydown', (event) => {
    const strip = event.target instanceof Element && event.target.closest('[data-day]')?.parentElement;
    if (!strip) return;
    const days = [...strip.querySelectorAll('button')];
    const index = days.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowLeft: Math.max(0, index - 1), ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    days.at(to)?.focus();
  });
}

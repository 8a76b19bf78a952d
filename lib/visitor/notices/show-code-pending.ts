/** Until it has ended, a line at the head of the screen says that what was pressed is on its way: on a slow line for seconds. */
export function showCodePending<Result>(work: Promise<Result>): Promise<Result> {
  const { dataset } = document.body;
  dataset.going = '';
  return work.finally(() => delete dataset.going);
}

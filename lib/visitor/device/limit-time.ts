/** Milliseconds. */
const patience = 10_000;

/** What another host's program promises; rejects when it has not come in time, for such a promise may never be kept. */
export const limitTime = <T>(promise: Promise<T>): Promise<T> => {
  const tooLate = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('No answer in time.')), patience);
  });
  return Promise.race([promise, tooLate]);
};

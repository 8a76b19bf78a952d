const storage = 'candela_video';
const sixMonths = 183 * 24 * 3_600_000;

/** Whether this visitor lets other hosts play their videos without asking again. Kept six months, in this browser only. */
export function mayPlayVideos(): boolean {
  try {
    return Number(localStorage.getItem(storage) ?? 0) > Date.now();
  } catch {
    return false;
  }
}

export function allowVideos(): void {
  try {
    localStorage.setItem(storage, String(Date.now() + sixMonths));
  } catch {}
}

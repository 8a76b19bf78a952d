/** `45min` under an hour, else `1h05` (spec catalogue §9). */
export const formatDuration = (minutes: number): string =>
  minutes < 60 ? `${minutes}min` : `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`;

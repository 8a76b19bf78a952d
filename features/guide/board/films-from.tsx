import { useTranslations } from 'next-intl';
import type { Day } from '@/lib/domain/day';
import { findFirstFilm } from '@/lib/domain/first-film';
import { clockOfMinute } from '@/lib/domain/time-window';
import { type Left, pickLeft } from '../ways/left';

/** Of a window that begins at an hour: when the films themselves do, as an estimate. */
export function FilmsFrom({ left, day }: { left: readonly Left[]; day: Day }) {
  const t = useTranslations('guide');
  const shown = left.map((each) => ({ ...each.group, showings: pickLeft(each).showings }));
  const minute = findFirstFilm(shown, day);
  return minute !== null && <>&nbsp;· {t('films', { time: clockOfMinute(minute) })}</>;
}

import { useTranslations } from 'next-intl';
import { Heart, type MarkProps } from './heart';

/**
 * The heart of a film or a cinema. Plain HTML: whether it is set, and what a press does, is said by one listener for the
 * whole page (`lib/visitor/marks/hearts.ts`), so that a list of sixty needs no sixty islands.
 */
export function Mark(props: MarkProps) {
  const t = useTranslations('mark');
  const label = t(props.kind, { name: props.name });
  const word = props.look === 'button' ? { word: t(props.kind === 'film' ? 'list' : 'favourite') } : {};
  return <Heart {...props} label={label} {...word} />;
}

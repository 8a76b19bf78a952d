import { useTranslations } from 'next-intl';
import { MarkButton, type MarkProps } from './mark-button';

/**
 * The heart of a film or a cinema. Plain HTML: whether it is set, and what a press does, is said by one listener for the
 * whole page (`lib/visitor/marks/mark-buttons.ts`), so that a list of sixty needs no sixty islands.
 */
export function Mark(props: MarkProps) {
  const t = useTranslations('mark');
  const label = t(props.kind, { name: props.name });
  const word = props.look === 'button' ? { word: t(props.kind === 'film' ? 'list' : 'favourite') } : {};
  return <MarkButton {...props} label={label} {...word} />;
}

import { escapeHtml } from '@/lib/text/escape-html';
import type { Bar } from './bar.logic';
import styles from './bars.module.scss';

/**
 * The bars of a title as the HTML of a page has them, and nothing else of it does: hundreds of them stand there for
 * crawlers, for visitors without scripts and until the browser has asked for the day.
 */
export const writeBars = (bars: readonly Bar[]): string => bars.map(writeBar).join('');

function writeBar({ look, time, version, cinema, end, isPremium, href, from, span, lane }: Bar): string {
  const tag = href ? 'a' : 'span';
  const link = href ? ` href="${escapeHtml(href)}" rel="nofollow"` : ' role="link" aria-disabled="true"';
  const words = [
    ['time', time],
    ['version', version],
    ['cinema', cinema],
    ['end', end],
  ] as const;
  const inside = words.map(([name, text]) => `<span class="${styles[name]}">${escapeHtml(text)}</span>`).join(' ');
  return `<li style="--from:${from};--span:${span};--lane:${lane}"><${tag} class="${styles.bar}" data-look="${look}"${isPremium ? ' data-premium' : ''}${link}>${inside}</${tag}></li>`;
}

import type { ReactNode } from 'react';
import { buildQueueRules, type Notice, noticeWord } from './notice-queue.logic';

interface Props<N extends Notice> {
  /** In their order. */
  notices: readonly N[];
  /** One of them, given the marks that its element must bear. */
  children: (notice: N, attributes: { 'data-notice': string }) => ReactNode;
}

/** Notices that come one after the other; those that this visitor has closed stay away for the session. */
export function NoticeQueue<N extends Notice>({ notices, children }: Props<N>) {
  return (
    <div data-notices>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours, with ids that are escaped; a style takes its text no other way */}
      <style dangerouslySetInnerHTML={{ __html: buildQueueRules(notices) }} />
      {notices.map((notice) => children(notice, { 'data-notice': noticeWord(notice.id) }))}
    </div>
  );
}

/** Stands for what the server wrote until it is drawn anew (`useKept`): React looks at nothing in it. */
export const KeptHtml = ({ className }: { className: string | undefined }) => (
  <div
    className={className}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing else keeps React from looking for the items
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);

import type { ReactNode } from 'react';

export const menuPanel = 'menu';

/** Opens the menu, without scripts too: in the header, and under the thumb on a phone. */
export const MenuButton = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <button type="button" className={className} popoverTarget={menuPanel}>
    {children}
  </button>
);

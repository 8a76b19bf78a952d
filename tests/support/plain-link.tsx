import type { ComponentProps } from 'react';

/** In place of `intent-link.island`, for tests whose router knows nothing of prefetching. */
export const IntentLink = (props: ComponentProps<'a'>) => <a {...props} />;
